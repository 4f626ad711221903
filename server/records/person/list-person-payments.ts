import { listPaymentsOf } from '#server/money/payments/payments-of-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import { requirePerson } from './require-person.ts'

/** A page of what a person paid or tried to pay. */
export async function listPersonPayments(db: Db, userId: string, asked: { page: number; size: number }) {
  await requirePerson(db, userId)
  const { rows, total } = await listPaymentsOf(db, userId, asked)
  const items = rows.map((row) => ({
    payment_id: row.id,
    subject: row.subject_kind,
    order: row.order_id && row.number ? { order_id: row.order_id, number: row.number } : null,
    provider: row.provider,
    amount: row.amount,
    refunded: row.refunded,
    status: row.status,
    chargeback: row.chargeback,
    at: row.created_at.toISOString(),
  }))
  return pageOf(items, asked.page, total, asked.size)
}
