/** Durations in milliseconds. How long something lasts in the life of an order is in `orders/deadlines.ts`. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
