/** How a customer tops up their balance; minor units. */
export const topUpBounds = { least: 500, most: 50_000 } as const

/** The amounts that the page offers; the customer can also choose their own within the bounds. */
export const topUpSums = [2_000, 5_000, 10_000] as const
