/** How a booster's board can be sorted: by what suits them, the pay, the promised start, or the shortest work. */
export const boardSorts = ['fit', 'pay', 'due', 'short'] as const
export type BoardSort = (typeof boardSorts)[number]
