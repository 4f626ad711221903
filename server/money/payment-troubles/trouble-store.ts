import type { Db } from '#server/platform/db/pool.ts'
import { refundedPart } from '../payments/refund-store.ts'

const most = 100

/** The newest check of the books. */
export function lastCheck(db: Db) {
  return db
    .selectFrom('ledger_checks')
    .select(['at', 'faults'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The events that were set aside, unsettled ones first, each with the payment that it names, if we know it. */
export function findEvents(db: Db) {
  return db
    .selectFrom('quarantined_events as event')
    .leftJoin('payments', (join) =>
      join.on((eb) =>
        eb(
          eb.cast<string>('payments.id', 'text'),
          '=',
          eb.fn<string>('jsonb_extract_path_text', ['event.body', eb.val('paymentId')]),
        ),
      ),
    )
    .select(['event.id', 'event.provider', 'event.reason', 'event.body', 'event.received_at'])
    .select(['event.settled_at', 'event.settled_reason'])
    .select(['payments.amount', 'payments.currency', 'payments.provider_ref'])
    .orderBy((eb) => eb('event.settled_at', 'is', null), 'desc')
    .orderBy('event.id', 'desc')
    .limit(most)
    .execute()
}

/** What failed refunds brought to balances, without what a bank had returned of them. */
export function findFailedRefunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('users as customer', (join) =>
      join.on((eb) => eb('customer.id', '=', eb.fn.coalesce('orders.customer_id', 'payments.subject_id'))),
    )
    .select(['orders.id as order_id', 'orders.number', refundedPart.as('amount')])
    .select((eb) => eb('customer.erased_at', 'is not', null).as('erased'))
    .select(['refunds.failed_at', 'refunds.credited_at', 'refunds.by_bank'])
    .where('refunds.failed_at', 'is not', null)
    .whereRef('by_bank', '<', 'refunds.amount')
    .orderBy('refunds.failed_at', 'desc')
    .limit(most)
    .execute()
}

export function findChargebacks(db: Db) {
  return db
    .selectFrom('chargebacks')
    .leftJoin('orders', 'orders.id', 'chargebacks.order_id')
    .select(['chargebacks.id', 'chargebacks.order_id', 'orders.number', 'chargebacks.amount'])
    .select(['chargebacks.status', 'due_at', 'opened_at', 'chargebacks.closed_at', 'from_shop'])
    .orderBy((eb) => eb('chargebacks.status', '=', 'open'), 'desc')
    .orderBy('due_at')
    .orderBy('opened_at', 'desc')
    .limit(most)
    .execute()
}
