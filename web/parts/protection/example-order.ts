import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { type AccountKind, type Entry, paymentReceived, splitByProgress } from '#core/money/ledger.ts'
import { progressOf } from '#core/orders/kinds.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { stopQuote } from '#core/orders/stop-quote.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'

/** The order of the drawings: the example of domain 2. */
export const exampleConfig: ClimbConfig = {
  ...defaultConfig('league-of-legends', 'elo-boost'),
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
  target: { tier: 'platinum', division: 4, points: 0 },
  addons: ['priority', 'characters'],
  roles: ['mid'],
}

/** LP of its games so far. */
const played: readonly RecordedGame[] = [30, 28, -17, 27, 29, 31, -18, 28, 30, 27, 29, -16, 28, 26].map(
  (points) => ({ by: 'booster', result: points > 0 ? 'won' : 'lost', points, standing: null, at: '' }),
)

/** Whose money an account is; on the provider's account the sign is the customer's. */
const columns = ['you', 'held', 'booster', 'shop'] as const
export type LedgerColumn = (typeof columns)[number]
export type LedgerRow = Record<LedgerColumn, number>

const columnOf: Partial<Record<AccountKind, LedgerColumn>> = {
  provider_clearing: 'you',
  order_escrow: 'held',
  booster_pending: 'booster',
  revenue: 'shop',
}

/** An order under way with what it costs, has earned and would refund, by the functions that real orders use. */
export function exampleOrder(prices: PriceTable) {
  const quote = priceOrder(exampleConfig, prices)
  if (isRefusal(quote)) throw new Error(`The example can't be ordered: ${quote.code}`)
  const after = (games: number) =>
    stopQuote(quote, exampleConfig, progressOf(exampleConfig, played.slice(0, games)))
  const progress = progressOf(exampleConfig, played)
  const subjectId = 'example'
  const paid = rowOf(paymentReceived({ paymentId: subjectId, subjectId, amount: quote.total }))
  const confirmed = rowOf(
    splitByProgress({
      orderId: subjectId,
      total: quote.total,
      refunds: [],
      pay: [{ boosterId: 'booster', amount: quote.boosterShare }],
    }),
  )
  return {
    quote,
    progress,
    results: played.map(({ result }) => result),
    stop: after(played.length),
    earned: [0, ...played.map((_, i) => after(i + 1).earned / quote.total)],
    ledger: { paid, confirmed, end: sumOfRows(paid, confirmed) },
  }
}

export type ExampleOrder = ReturnType<typeof exampleOrder>

function rowOf({ lines }: Entry): LedgerRow {
  const row: LedgerRow = { you: 0, held: 0, booster: 0, shop: 0 }
  for (const { account, amount } of lines) {
    const column = columnOf[account.kind]
    if (!column) throw new Error(`The example has no column for ${account.kind}`)
    row[column] += amount
  }
  return row
}

function sumOfRows(one: LedgerRow, other: LedgerRow): LedgerRow {
  return Object.fromEntries(columns.map((column) => [column, one[column] + other[column]])) as LedgerRow
}
