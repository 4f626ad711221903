/** What shows who plays an order: loaded once the browser knows it. */
export const bringSupply = () => import('./supply-part.tsx')
export type SupplyPart = typeof import('./supply-part.tsx')
