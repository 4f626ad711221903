/** What is sold by number. Quotes store these words permanently, so new ones can be added but none renamed. */
export const countedUnits = ['wins', 'games', 'hours'] as const
export type CountedUnit = (typeof countedUnits)[number]
