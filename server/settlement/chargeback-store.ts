import { type Selectable, sql } from 'kysely'
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

type Closing = { status: 'won' } | ({ status: 'lost' } & Taken)
/** What a lost chargeback took from where; minor units. */
export type Taken = {
  from_escrow?: number
  from_shares?: number
  from_balance?: number
  from_refunds?: number
  from_shop: number
}

export async function closeChargeback({ tx, now }: Work, id: string, closing: Closing): Promise<void> {
  await tx
    .updateTable('chargebacks')
    .set({ ...closing, closed_at: now })
    .where('id', '=', id)
    .execute()
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
    .select(sql<number>`coalesce(sum(chargebacks.amount - from_refunds), 0)`.as('sum'))
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
