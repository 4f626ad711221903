import { sql } from 'kysely'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { type BalanceKind, entriesOfKind } from '#core/money/balance-kinds.ts'
import type { EntryKind } from '#core/money/ledger.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { receiptRow } from '../receipts/receipt-row.ts'

/** Months are those of `zone`. */
export type HistoryFilter = { zone: string; kind?: BalanceKind | undefined; month?: string | undefined }

export type HistoryRow = {
  id: number
  kind: EntryKind
  at: Date
  amount: number
  balance: number
  order_id: string | null
  number: number | null
  config: OrderConfig | null
  coach: string | null
  percent: number | null
  payment_id: string | null
  /** For a top-up: whether what is left of it can go back to its card. */
  can_return: boolean | null
  /** Why staff changed it. */
  because: { ready: ReadyReason | null; reason: string } | null
  receipts: (Parameters<typeof receiptRow>[0] & { issued_at: string })[]
}

/**
 * A person's entries with the balance after each, before any filter. Drawn once per call, by the account's index. A
 * payment from the balance for a tip is called by what it paid for.
 */
const history = (ownerId: string) => sql`
  select line.id, entry.business_ref,
    case when entry.kind = 'paid_by_balance' and exists (
      select from payments where id = right(entry.business_ref, 36)::uuid and subject_kind = 'tip'
    ) then 'tip_paid' else entry.kind end as kind, entry.at, line.amount,
    (sum(line.amount) over (order by line.id))::bigint as balance
  from ledger_accounts account
  -- A refund of several payments has a line for each.
  join lateral (select min(id) as id, entry_id, sum(amount)::bigint as amount from ledger_lines
    where account_id = account.id group by entry_id) as line on true
  join ledger_entries entry on entry.id = line.entry_id
  where account.owner_id = ${ownerId} and account.kind = 'customer_balance'`

/** Whether what wasn't spent of a top-up can go back to its card: once, and not while or after a bank has it. */
const canReturn = sql`(
  select p.status = 'captured' and p.refunded = 0
    and not exists (select from chargebacks where payment_id = p.id and status <> 'won')
  from payments p where h.kind = 'balance_topped_up' and p.id::text = h.business_ref and p.provider_ref is not null)`

/** A customer's top-up that is neither paid nor ended. */
export function findOpenTopUp(db: Db, customerId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'amount', 'url', 'created_at'])
    .where('subject_kind', '=', 'top_up')
    .where('subject_id', '=', customerId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

const monthIn = (zone: string) => sql`to_char(h.at at time zone ${zone}::text, 'YYYY-MM')`

function matches({ zone, kind, month }: HistoryFilter) {
  const { kinds, others } = kind ? entriesOfKind(kind) : { kinds: [], others: true }
  return sql`(h.kind = any(${kinds}::text[])) <> ${others}::boolean and (${month ?? null}::text is null or ${monthIn(zone)} = ${month ?? null})`
}

/**
 * The receipt of the payment that an entry books, with the papers of its bank's decisions about a top-up, and the credit
 * notes of what an entry refunds to the balance.
 */
const receipts = sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'series', r.series, 'year', r.year, 'number', r.number,
    'amount', r.amount, 'issued_at', r.issued_at) order by r.issued_at, r.series desc, r.number), '[]')
  from receipts r
  where (h.kind in ('paid_by_balance', 'tip_paid', 'balance_topped_up') and r.id = (
      select receipt_id from receipt_payments where payment_id::text = right(h.business_ref, 36)))
    or (h.kind = 'balance_topped_up' and r.chargeback_id in (
      select id from chargebacks where payment_id::text = h.business_ref))
    or (h.kind = 'top_up_refunded' and r.series = 'C' and r.refund_id in (
      select id from refunds where payment_id::text = h.business_ref))
    or (h.amount > 0 and r.series = 'C' and r.order_id = o.id and r.issued_at = h.at
      and r.content -> 'money' -> 0 ->> 'by' = 'balance'))`

/** A page of the entries that match, the newest first. Only an order of the same person is named. */
export async function findHistory(
  db: Db,
  ownerId: string,
  filter: HistoryFilter,
  page: number,
  size: number,
) {
  const { rows } = await sql<HistoryRow>`
    with h as (${history(ownerId)})
    select h.id, h.kind, h.at, h.amount, h.balance, o.id as order_id, o.number, o.config, coach.username as coach,
      ${receipts} as receipts, ${canReturn} as can_return,
      case when h.kind = 'balance_topped_up' then h.business_ref end as payment_id,
      case when h.kind in ('cashback_given', 'cashback_taken') then
        (select percent from cashbacks where cashbacks.order_id = o.id) end as percent,
      case when h.kind in ('balance_corrected', 'gift_given') then (
        select json_build_object('ready', ready, 'reason', reason) from proposals
        where id = case when h.business_ref ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then h.business_ref::uuid end
      ) end as because
    from h left join orders o on o.customer_id = ${ownerId}
      and o.id = case when h.business_ref ~ '^[0-9a-f]{8}-[0-9a-f-]{27}' then left(h.business_ref, 36)::uuid end
    left join users coach on coach.id = o.coach_id
    where ${matches(filter)}
    order by h.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows
}

/** How much came in and went out per month, the newest first, and how many entries match. */
export async function sumHistory(db: Db, ownerId: string, filter: HistoryFilter) {
  const { rows } = await sql<{ month: string; entries: number; money_in: number; money_out: number }>`
    with h as (${history(ownerId)})
    select ${monthIn(filter.zone)} as month, count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as money_in,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as money_out
    from h where ${matches(filter)} group by 1 order by 1 desc`.execute(db)
  return rows
}

/** The entry kinds and the months that occur, for the filters. */
export async function findHistoryChoices(db: Db, ownerId: string, zone: string) {
  const { rows } = await sql<{ kinds: EntryKind[]; months: string[] }>`
    with h as (${history(ownerId)})
    select coalesce(array_agg(distinct kind), '{}') as kinds, 
      coalesce(array_agg(distinct ${monthIn(zone)}), '{}') as months
    from h`.execute(db)
  return rows[0] ?? { kinds: [], months: [] }
}

/** Whether the lines of a person's balance add up to it; one who never had any has nothing that could differ. */
export async function balanceMatches(db: Db, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ matches: boolean }>`
    select account.balance = coalesce((select sum(amount) from ledger_lines where account_id = account.id), 0) as matches
    from ledger_accounts account where owner_id = ${ownerId} and kind = 'customer_balance'`.execute(db)
  return rows.every(({ matches }) => matches)
}
