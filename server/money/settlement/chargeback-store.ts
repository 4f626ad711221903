import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ReturnedShare } from '#core/money/ledger.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import { isSettled } from './settlement-store.ts'

export type ChargebackRow = Selectable<Schema['chargebacks']>
type NewChargeback = Pick<
  ChargebackRow,
  'provider' | 'provider_ref' | 'payment_id' | 'order_id' | 'amount' | 'due_at'
>

/** A provider's chargeback; a known one is found. Lock its order before. */
export async function openChargeback({ tx, now }: Work, opened: NewChargeback): Promise<ChargebackRow> {
  await tx
    .insertInto('chargebacks')
    .values({ ...opened, status: 'open', opened_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('provider', '=', opened.provider)
    .where('provider_ref', '=', opened.provider_ref)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Closing = { closed_at: Date } & ({ status: 'won' } | ({ status: 'lost' } & Taken))
/** What a lost chargeback took from where; minor units. */
export type Taken = {
  from_escrow?: number
  from_shares?: number
  from_balance?: number
  from_debt?: number
  from_refunds?: number
  from_shop: number
}

/** What banks took back of an order's payments, for its page. */
export function lossColumns(eb: OrderBuilder) {
  return [
    eb
      .selectFrom('chargebacks')
      .innerJoin('payments', 'payments.id', 'chargebacks.payment_id')
      .select(sql<number>`coalesce(sum(chargebacks.amount), 0)::bigint`.as('sum'))
      .whereRef('chargebacks.order_id', '=', 'orders.id')
      .where('chargebacks.status', '=', 'lost')
      .where('funds_order', '=', true)
      .$asScalar()
      .as('charged_back'),
    eb
      .selectFrom('chargebacks')
      .innerJoin('payments', 'payments.id', 'chargebacks.payment_id')
      .select(sql<number>`coalesce(sum(from_balance + from_debt), 0)::bigint`.as('sum'))
      .whereRef('chargebacks.order_id', '=', 'orders.id')
      .where('chargebacks.status', '=', 'lost')
      .where('funds_order', '=', true)
      .$asScalar()
      .as('taken_back'),
  ]
}

/** The chargeback that freezes an order, for its page; also one of a payment whose money bought it. */
export function frozenByColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('chargebacks')
        .select(['chargebacks.status', 'chargebacks.due_at'])
        // Null for a top-up's.
        .select(sql<boolean>`chargebacks.order_id is distinct from orders.id`.as('of_other'))
        .where((part) =>
          part.or([
            part('chargebacks.order_id', '=', part.ref('orders.id')),
            part(
              'chargebacks.id',
              'in',
              part
                .selectFrom('chargeback_orders as bought')
                .select('bought.chargeback_id')
                .whereRef('bought.order_id', '=', 'orders.id'),
            ),
          ]),
        )
        .where('chargebacks.status', '<>', 'won')
        .orderBy((part) => part('chargebacks.status', '=', 'open'), 'desc')
        .orderBy('chargebacks.opened_at', 'desc')
        .limit(1),
    ).as('chargeback'),
  ]
}

/** Records a bank's decision, at the provider's time. */
export async function closeChargeback(tx: Tx, id: string, closing: Closing): Promise<void> {
  await tx.updateTable('chargebacks').set(closing).where('id', '=', id).execute()
}

/** A lost chargeback is won after all: it takes nothing any more. Should it be lost again, that is another round. */
export async function reviveChargeback(tx: Tx, id: string, at: Date): Promise<void> {
  const taken = {
    from_escrow: 0,
    from_shares: 0,
    from_shop: 0,
    from_balance: 0,
    from_debt: 0,
    from_refunds: 0,
    forgiven: 0,
  }
  await tx
    .updateTable('chargebacks')
    .set((eb) => ({ ...taken, status: 'won', closed_at: at, round: eb('round', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What a lost chargeback took from each booster, by the reference of its entry. */
export async function takenShares(tx: Tx, entryRef: string): Promise<ReturnedShare[]> {
  const { rows } = await sql<ReturnedShare>`
    select account.owner_id as "boosterId", -line.amount as amount, account.kind = 'booster_payable' as released
    from ledger_entries entry
    join ledger_lines line on line.entry_id = entry.id
    join ledger_accounts account on account.id = line.account_id
    where entry.kind = 'payment_charged_back' and entry.business_ref = ${entryRef}
      and account.kind in ('booster_pending', 'booster_payable')
    order by account.owner_id`.execute(tx)
  return rows
}

/** What banks have taken of each booster's share of an order while it was held; minor units. */
export async function takenFromHeld(tx: Tx, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ boosterId: string; amount: number }>`
    select account.owner_id as "boosterId", -sum(line.amount)::bigint as amount
    from chargebacks join payments on payments.id = payment_id and funds_order
    join ledger_entries entry on entry.kind = 'payment_charged_back' and entry.business_ref =
      chargebacks.id || case when round > 1 then ':' || round else '' end
    join ledger_lines line on line.entry_id = entry.id
    join ledger_accounts account on account.id = line.account_id and account.kind = 'booster_pending'
    where chargebacks.order_id = ${orderId} and chargebacks.status = 'lost'
    group by account.owner_id`.execute(tx)
  return new Map(rows.map(({ boosterId, amount }) => [boosterId, amount]))
}

/** Whether staff have struck games of an order, and so decided about its shares, since an entry. */
export async function hasStruckSince(tx: Tx, orderId: string, entryRef: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entries entry join order_events event on event.at >= entry.at
    where entry.kind = 'payment_charged_back' and entry.business_ref = ${entryRef}
      and event.order_id = ${orderId} and event.action = 'strike_game' limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether a bank decides about a payment of an order, or about the money that bought it. */
export async function hasOpenChargeback(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from chargebacks where status = 'open' and (order_id = ${orderId}
      or id in (select chargeback_id from chargeback_orders where order_id = ${orderId})) limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Whether an order has to wait: a bank decides about its money; or, until it is settled, a bank has returned a payment of
 * it, or returned the money that bought it and its customer owes the shop.
 */
export async function isHeldByBank(tx: Tx, { id, customer_id }: OrderRow): Promise<boolean> {
  if (await hasOpenChargeback(tx, id)) return true
  if (await isSettled(tx, id)) return false
  return (await lostToBanks(tx, id)) > 0 || (await isOwed(tx, id, customer_id))
}

/** Whether the money that bought an order was returned by its bank, and the customer owes the shop. */
async function isOwed(tx: Tx, orderId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from chargeback_orders bought join chargebacks on chargebacks.id = bought.chargeback_id
    join ledger_accounts debt on debt.kind = 'customer_debt' and debt.owner_id = ${customerId} and debt.balance < 0
    where bought.order_id = ${orderId} and chargebacks.status = 'lost' limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * The orders that these payments from the balance paid for, or tipped, and that can still be stopped: they aren't closed,
 * or a share or the tip isn't released. In the order of their ids, in which they are locked.
 */
export async function findStoppable(tx: Tx, paymentIds: readonly string[]): Promise<string[]> {
  if (paymentIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct orders.id from payments join orders on orders.id = payments.order_id
    where payments.id = any(${paymentIds}::uuid[]) and case payments.subject_kind
      when 'tip' then exists (
        select from tips where payment_id = payments.id and released_at is null and taken_back < amount)
      else orders.closed_at is null or exists (
        select from held_shares where order_id = orders.id and released_at is null) end
    order by orders.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Records that an order was bought with the money of a chargeback's payment. */
export async function linkBought(tx: Tx, chargebackId: string, orderId: string): Promise<void> {
  await tx
    .insertInto('chargeback_orders')
    .values({ chargeback_id: chargebackId, order_id: orderId })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** The orders that a chargeback of another payment froze, in the order in which they are locked. */
export async function findFrozenBy(tx: Tx, chargebackId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('chargeback_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_id')
    .where('chargeback_id', '=', chargebackId)
    .where('frozen_at', 'is not', null)
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Marks what was written off of a person's debts, the latest first: nobody gets that back if a bank sends a payment again. */
export async function forgive(tx: Tx, personId: string, amount: number): Promise<void> {
  await sql`
    with owed as (
      select chargebacks.id, from_debt - forgiven as owed,
        sum(from_debt - forgiven) over (order by chargebacks.closed_at desc, chargebacks.id) as upto
      from chargebacks join payments on payments.id = payment_id
      left join orders on orders.id = payments.order_id
      where coalesce(orders.customer_id, payments.subject_id) = ${personId} and chargebacks.status = 'lost'
    )
    update chargebacks set forgiven = forgiven + least(owed.owed, ${amount} - (owed.upto - owed.owed))
    from owed where owed.id = chargebacks.id and owed.upto - owed.owed < ${amount} and owed.owed > 0`.execute(
    tx,
  )
}

/** Frozen orders that were bought with money that its bank returned, and whose customer owes nothing any more. */
export async function findThawed(db: Db, job: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct orders.id from chargeback_orders bought
    join chargebacks on chargebacks.id = bought.chargeback_id and chargebacks.status = 'lost'
    join orders on orders.id = bought.order_id and orders.frozen_at is not null
    left join ledger_accounts debt on debt.kind = 'customer_debt' and debt.owner_id = orders.customer_id
    where coalesce(debt.balance, 0) = 0 and orders.charged_back_at is null
      and ${notPaused(job, sql`orders.id`, now)} limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** What banks ask or asked about an order: its own payments, and those whose money bought it; the newest first. */
export function findChargebacksOf(db: Db, orderId: string) {
  return db
    .selectFrom('chargebacks')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['chargebacks.id', 'chargebacks.amount', 'chargebacks.status', 'due_at', 'opened_at'])
    .select(['chargebacks.closed_at', 'chargebacks.provider_ref', 'payments.provider_ref as payment_ref'])
    .where((eb) =>
      eb.or([
        eb('chargebacks.order_id', '=', orderId),
        eb(
          'chargebacks.id',
          'in',
          eb.selectFrom('chargeback_orders').select('chargeback_id').where('order_id', '=', orderId),
        ),
      ]),
    )
    .orderBy('opened_at', 'desc')
    .execute()
}

/** The payment that a provider knows by its name for the money. */
export function findByIntent(tx: Tx, provider: string, intent: string) {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_intent', '=', intent)
    .executeTakeFirst()
}

/**
 * How much banks returned of the payments that fund an order, before and after its settlement, in addition to refunds;
 * minor units.
 */
export async function lostToBanks(tx: Tx, orderId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('chargebacks')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(
      sql<number>`coalesce(sum(chargebacks.amount - from_refunds - from_balance - from_debt), 0)`.as('sum'),
    )
    .where('chargebacks.order_id', '=', orderId)
    .where('chargebacks.status', '=', 'lost')
    .where('funds_order', '=', true)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** How much banks took out of an order's escrow; minor units. What they took from a change's was never in it. */
export async function takenFromEscrow(tx: Tx, orderId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('chargebacks')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('from_escrow'), sql<number>`0`).as('sum'))
    .where('chargebacks.order_id', '=', orderId)
    .where('funds_order', '=', true)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** A lost chargeback that the shop had paid for is covered by a refund that wasn't delivered. False if there is none. */
export async function coverLoss(tx: Tx, paymentId: string, amount: number): Promise<boolean> {
  const covered = await tx
    .updateTable('chargebacks')
    .set((eb) => ({ from_shop: eb('from_shop', '-', amount), from_refunds: eb('from_refunds', '+', amount) }))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'lost')
    .where('from_shop', '>=', amount)
    .returning('id')
    .executeTakeFirst()
  return covered !== undefined
}
