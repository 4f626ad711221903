import { sql } from 'kysely'
import { type Lot, lotsOf, type Movement, placedOf } from '#core/money/lots.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { PaymentRow } from '../payments/payment-store.ts'

/**
 * The lots of a person's balance, and of whoever else had money of a payment of theirs: the guest that they were, of whom
 * nothing may have been left to take over. Lock the balance before deciding by them.
 */
export async function findLots(db: Db, ownerId: string, paymentId: string | null = null): Promise<Lot[]> {
  const { rows } = await sql<Movement>`
    with recursive family as (
      (select ${ownerId}::uuid as id
      union
      select account.owner_id from ledger_lines line join ledger_accounts account on account.id = line.account_id
        and account.kind = 'customer_balance' where line.payment_id = ${paymentId}::uuid)
      union
      -- The guests whose balance moved to theirs, and the guests whose spending came back to it.
      select found.id from family
      join ledger_accounts account on account.owner_id = family.id and account.kind = 'customer_balance'
      join ledger_lines line on line.account_id = account.id and line.amount > 0, lateral (
        select business_ref::uuid as id from ledger_entries where id = line.entry_id and kind = 'balance_moved'
        union all
        select spender.owner_id from ledger_lines spending
        join ledger_accounts spender on spender.id = spending.account_id and spender.kind = 'customer_balance'
        where spending.payment_id = line.payment_id and spending.amount < 0
      ) as found
    )
    select moved.kind, family.id as owner, moved.amount, moved.payment_id as "paymentId",
      case when moved.kind = 'balance_moved' then moved.business_ref end as "movedFrom"
    -- The planner can’t know that a family is one or two people: without the offset it reads the whole ledger.
    from family cross join lateral (
      select line.id, entry.kind, entry.business_ref, line.amount, line.payment_id
      from ledger_accounts account
      join ledger_lines line on line.account_id = account.id
      join ledger_entries entry on entry.id = line.entry_id
      where account.owner_id = family.id and account.kind = 'customer_balance'
      offset 0
    ) as moved
    order by moved.id`.execute(db)
  return lotsOf(rows)
}

/** Whether cashback or a gift can be on a person's balance; without any, their lots needn't be read. */
export async function wasGiven(db: Db, ownerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_lines as line', 'line.account_id', 'account.id')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select('line.id')
    .where('account.owner_id', '=', ownerId)
    .where('account.kind', '=', 'customer_balance')
    // A guest's balance can bring some along.
    .where('entry.kind', 'in', ['cashback_given', 'gift_given', 'prize_given', 'balance_moved'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What of a captured top-up its customer hasn't spent and can have back on its card, once; minor units. Lock as above. */
export async function findUnspent(
  db: Db,
  ownerId: string,
  { id, refunded, status }: PaymentRow,
): Promise<number> {
  if (status !== 'captured' || refunded > 0 || (await isWithBank(db, id))) return 0
  return placedOf(await findLots(db, ownerId), ownerId, id).left
}

/** Whether a payment's bank decides about it or has taken it back. */
async function isWithBank(db: Db, paymentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('chargebacks')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'won')
    .executeTakeFirst()
  return found !== undefined
}

/** What is held of a payment's money, in minor units, and how often some of it was. */
export async function heldOf(tx: Tx, paymentId: string): Promise<{ held: number; times: number }> {
  const { rows } = await sql<{ held: number; times: number }>`
    select coalesce(sum(line.amount), 0)::bigint as held, count(*) filter (where line.amount > 0)::integer as times
    from ledger_lines line join ledger_accounts account on account.id = line.account_id
    where line.payment_id = ${paymentId} and account.kind = 'customer_held'`.execute(tx)
  return rows[0] ?? { held: 0, times: 0 }
}

export type ChargedBackPayment = Pick<PaymentRow, 'id' | 'subject_kind' | 'amount' | 'refunded'>

/** A person's payments that banks decide about, each with all that they ask about. */
export async function findAsked(tx: Tx, customerId: string) {
  const { rows } = await sql<ChargedBackPayment & { chargebackId: string; asked: number }>`
    select payments.id, payments.subject_kind, payments.amount, payments.refunded,
      min(chargebacks.id::text) as "chargebackId",
      least(payments.amount, sum(chargebacks.amount))::bigint as asked
    from chargebacks join payments on payments.id = payment_id left join orders on orders.id = payments.order_id
    where chargebacks.status = 'open' and coalesce(orders.customer_id, payments.subject_id) = ${customerId}
    group by payments.id order by payments.id`.execute(tx)
  return rows
}
