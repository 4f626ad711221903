import { sql } from 'kysely'
import type { PaymentStatus } from '#core/money/payments.ts'
import type { Db } from '#server/platform/db/pool.ts'

export type PaymentOf = {
  id: string
  subject_kind: 'order' | 'change' | 'tip' | 'top_up'
  order_id: string | null
  number: number | null
  provider: string
  amount: number
  refunded: number
  status: PaymentStatus
  chargeback: 'open' | 'won' | 'lost' | null
  created_at: Date
}

/** What a person paid or tried to pay, for their orders and for their balance. */
const paymentsOf = (personId: string) => sql`
  select payments.*, orders.number from orders join payments on payments.order_id = orders.id
    where orders.customer_id = ${personId}
  union all
  select payments.*, null from payments where subject_id = ${personId} and subject_kind = 'top_up'`

/** A page of a person's payments, newest first, and how many there are. */
export async function listPaymentsOf(
  db: Db,
  personId: string,
  { page, size }: { page: number; size: number },
) {
  const [{ rows }, counted] = await Promise.all([
    sql<PaymentOf>`
      with shown as (select * from (${paymentsOf(personId)}) own
        order by created_at desc, id limit ${size} offset ${(page - 1) * size})
      select shown.*, (select status from chargebacks where payment_id = shown.id order by opened_at desc limit 1)
        as chargeback
      from shown order by created_at desc, id`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from (${paymentsOf(personId)}) own`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
