/** Durations in milliseconds. The deadlines of an order are in `orders/deadlines.ts`. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
