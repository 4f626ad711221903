import { balanceHeld, type Entry } from '#core/money/ledger.ts'
import { placedOf } from '#core/money/lots.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { lockBalance } from './ledger-store.ts'
import { type ChargedBackPayment, findAsked, findLots, heldOf } from './lot-store.ts'

/** A payment that a bank decides about, and whose it is. */
type ChargedBack = { payment: ChargedBackPayment; customerId: string }

/**
 * How much of a charged-back amount came back to the customer's balance and is not with the shop: what is left of it
 * there, with what is held of it, and what they have spent of it since; minor units. The balance is locked.
 */
export async function onBalance(
  { tx }: { tx: Tx },
  { payment, customerId }: ChargedBack,
  amount: number,
): Promise<{ left: number; held: number; spent: number }> {
  const kept = payment.subject_kind === 'top_up' ? 0 : payment.amount - payment.refunded
  const beyond = Math.max(0, amount - kept)
  await lockBalance(tx, 'customer_balance', customerId)
  const placed = placedOf(await findLots(tx, customerId, payment.id), customerId, payment.id)
  const { held } = await heldOf(tx, payment.id)
  const left = Math.min(beyond, placed.left + held)
  return { left, held, spent: Math.min(beyond - left, placed.spent) }
}

/** The entries that hold what lies on a person's balance of payments that banks decide about; none if it is held. */
export async function holdChargedBack(tx: Tx, customerId: string): Promise<Entry[]> {
  const held: Entry[] = []
  for (const { chargebackId, asked, ...payment } of await findAsked(tx, customerId)) {
    const { left, held: before } = await onBalance({ tx }, { payment, customerId }, asked)
    if (left <= before) continue
    const { times } = await heldOf(tx, payment.id)
    const hold = { chargebackId, paymentId: payment.id, customerId, amount: left - before }
    held.push(balanceHeld({ ...hold, number: times + 1 }))
  }
  return held
}

/** The same after an entry that brought people money; what a bank has decided about comes free by its own entry. */
export async function holdReceived(tx: Tx, { kind, lines }: Entry): Promise<Entry[]> {
  if (kind === 'balance_freed') return []
  const receivers = new Set(
    lines.flatMap(({ account: { kind, ownerId }, amount }) =>
      kind === 'customer_balance' && ownerId && amount > 0 ? [ownerId] : [],
    ),
  )
  const held: Entry[] = []
  for (const personId of receivers) held.push(...(await holdChargedBack(tx, personId)))
  return held
}
