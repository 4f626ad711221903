/** What is bought by number. Orders keep these words for ever in their quotes: one is added, never renamed. */
export const countedUnits = ['wins', 'games', 'hours'] as const
export type CountedUnit = (typeof countedUnits)[number]
