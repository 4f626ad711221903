import type { Permission } from './permissions.ts'

/** What decides whether an account can be erased; amounts are minor units. */
export type AccountStanding = {
  permissions: readonly Permission[]
  /** The numbers of the orders that they ordered or work on and that are neither completed nor cancelled. */
  openOrders: readonly number[]
  /** What the shop owes them: their own money on the balance, and as a booster what waits or can be paid out. */
  owed: number
  /** What they owe the shop. */
  debt: number
  /** Cashback and gifts that they haven't spent, and give up with the account. */
  given: number
}

export const erasureRefusals = [
  'account_has_permissions',
  'account_has_orders',
  'account_has_debt',
  'account_has_money',
] as const
export type ErasureRefusal = (typeof erasureRefusals)[number]

/**
 * Why an account can't be erased now, or null. Staff first give up what they can do, so that nobody erases the only
 * administrator; money, debts and orders in progress need their person (trust W8).
 */
export function erasureRefusal(standing: Omit<AccountStanding, 'given'>): ErasureRefusal | null {
  const { permissions, openOrders, owed, debt } = standing
  if (permissions.some((permission) => permission !== 'Booster')) return 'account_has_permissions'
  if (openOrders.length > 0) return 'account_has_orders'
  if (debt > 0) return 'account_has_debt'
  return owed > 0 ? 'account_has_money' : null
}
