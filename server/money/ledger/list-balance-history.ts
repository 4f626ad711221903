import type { z } from 'zod'
import type { getBalanceHistory } from '#contract/payments.ts'
import { balanceKindOf } from '#core/money/balance-kinds.ts'
import type { AccountKind } from '#core/money/ledger.ts'
import { placedOf } from '#core/money/lots.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { receiptRow } from '../receipts/receipt-row.ts'
import {
  findHistory,
  findHistoryChoices,
  findOpenTopUp,
  type HistoryRow,
  sumHistory,
} from './balance-history-store.ts'
import { findAccounts } from './ledger-store.ts'
import { findLots } from './lot-store.ts'

/** The line shows this many entries: more would be closer together than a finger can tell. */
const mostPoints = 40

/** A person's balance, what changed it, and the line of the balance after each entry. */
export async function listBalanceHistory(
  { db, config }: Services,
  { id }: Caller,
  { page, size, kind, month }: z.output<typeof getBalanceHistory.query>,
) {
  const zone = config.timeZone
  const [accounts, rows, months, choices, points, waiting] = await Promise.all([
    findAccounts(db, id),
    findHistory(db, id, { zone, kind, month }, page, size),
    sumHistory(db, id, { zone, kind, month }),
    findHistoryChoices(db, id, zone),
    findHistory(db, id, { zone, month }, 1, mostPoints),
    findOpenTopUp(db, id),
  ])
  const balanceOf = (kind: AccountKind) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  const lots = rows.some(({ can_return }) => can_return) ? await findLots(db, id) : []
  const viewOf = (row: HistoryRow) =>
    entryView(row, row.payment_id === null ? 0 : placedOf(lots, id, row.payment_id).left)
  const total = months.reduce((sum, { entries }) => sum + entries, 0)
  return {
    ...pageOf(rows.map(viewOf), page, total, size),
    balance: balanceOf('customer_balance'),
    debt: 0 - balanceOf('customer_debt'),
    open_top_up: waiting
      ? {
          payment_id: waiting.id,
          amount: waiting.amount,
          redirect: waiting.url,
          at: waiting.created_at.toISOString(),
        }
      : null,
    months,
    kinds: [...new Set(choices.kinds.map(balanceKindOf))],
    all_months: choices.months.toSorted().reverse(),
    points: points.reverse().map(viewOf),
  }
}

/** `left` is what is left of the top-up that it is. */
function entryView(row: HistoryRow, left: number) {
  const { id, kind, at, amount, balance, order_id, number, config, coach, receipts, percent } = row
  const { payment_id, can_return, because } = row
  return {
    entry_id: id,
    kind: balanceKindOf(kind),
    amount,
    balance,
    order: order_id && number && config ? { order_id, number, config, coach } : null,
    receipts: receipts.map(receiptRow),
    percent,
    top_up: payment_id === null ? null : { payment_id, refundable: can_return ? left : 0 },
    because,
    at: at.toISOString(),
  }
}
