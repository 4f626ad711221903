/** How old customers must be: they confirm it once, before they are sold anything (terms of service). */
export const leastCustomerAge = 18
