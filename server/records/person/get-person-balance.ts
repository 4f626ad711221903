import { balanceKindOf } from '#core/money/balance-kinds.ts'
import type { AccountKind } from '#core/money/ledger.ts'
import type { LotOrigin } from '#core/money/lots.ts'
import { findWaitingFor } from '#server/accounts/proposals/proposal-store.ts'
import { balanceMatches, findHistory, sumHistory } from '#server/money/ledger/balance-history-store.ts'
import { findAccounts } from '#server/money/ledger/ledger-store.ts'
import { findLots } from '#server/money/ledger/lot-store.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { requirePerson } from './require-person.ts'

/** A person's balance as staff check it: its entries, whether they add up, what it consists of, and what isn't booked yet. */
export async function getPersonBalance(
  { db, config }: Services,
  userId: string,
  { page, size }: { page: number; size: number },
) {
  await requirePerson(db, userId)
  const filter = { zone: config.timeZone }
  const [accounts, rows, months, matches, lots, waiting] = await Promise.all([
    findAccounts(db, userId),
    findHistory(db, userId, filter, page, size),
    sumHistory(db, userId, filter),
    balanceMatches(db, userId),
    findLots(db, userId),
    findWaitingFor(db, userId),
  ])
  const balanceOf = (kind: AccountKind) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  const items = rows.map(({ id, kind, amount, balance, order_id, number, at }) => ({
    entry_id: id,
    kind: balanceKindOf(kind),
    amount,
    balance,
    order: order_id && number ? { order_id, number } : null,
    at: at.toISOString(),
  }))
  const total = months.reduce((sum, { entries }) => sum + entries, 0)
  return {
    ...pageOf(items, page, total, size),
    balance: balanceOf('customer_balance'),
    debt: 0 - balanceOf('customer_debt'),
    matches,
    lots: partsOf(lots.filter(({ owner, left }) => owner === userId && left > 0)),
    waiting: waiting.map((row) => ({
      proposal_id: row.id,
      kind: row.kind,
      amount: row.amount,
      reason: row.reason,
      ready: row.ready,
      note: row.note,
      asked_by: { user_id: row.asked_by, username: row.asker_name },
      asked_at: row.asked_at.toISOString(),
    })),
  }
}

/** What is left, by its origin: somebody with many payments has as many lots. */
function partsOf(lots: readonly { origin: LotOrigin; left: number }[]) {
  const parts = Map.groupBy(lots, ({ origin }) => origin)
  return [...parts].map(([origin, of]) => ({ origin, left: of.reduce((sum, { left }) => sum + left, 0) }))
}
