import { findOrderEntries, type OrderEntryRow } from '#server/money/ledger/order-money-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listOrdersById } from './order-store.ts'

type Line = OrderEntryRow['lines'][number]

/** Where an order's money came from and where it is: every entry, and what they leave in each account. */
export async function getOrderMoney({ db }: Services, orderId: string) {
  const [[order], entries] = await Promise.all([listOrdersById(db, [orderId]), findOrderEntries(db, orderId)])
  if (!order) throw new AppError('order_not_found')
  return {
    entries: entries.map(({ kind, at, lines }) => ({ kind, at: at.toISOString(), lines })),
    accounts: leftIn(entries.flatMap(({ lines }) => lines)),
  }
}

/** One line for each account that the lines leave something in, or take something from. */
function leftIn(lines: readonly Line[]): Line[] {
  const accounts = new Map<string, Line>()
  for (const { account, owner, amount } of lines) {
    const key = `${account} ${owner ?? ''}`
    accounts.set(key, { account, owner, amount: (accounts.get(key)?.amount ?? 0) + amount })
  }
  return [...accounts.values()].filter(({ amount }) => amount !== 0)
}
