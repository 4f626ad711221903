import { type Selectable, sql } from 'kysely'
import type { ReturnedShare } from '#core/ledger.ts'
import type { Schema } from '#db/schema.ts'
import type { Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'

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

/** Records how much of the balance is held while the bank decides. */
export async function holdForChargeback(tx: Tx, id: string, held: number): Promise<void> {
  await tx.updateTable('chargebacks').set({ held }).where('id', '=', id).execute()
}

/** Whether an order has a chargeback that isn't decided. */
export async function hasOpenChargeback(tx: Tx, orderId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('chargebacks')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
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
