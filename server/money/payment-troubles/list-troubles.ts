import type { Db } from '#server/platform/db/pool.ts'
import { findChargebacks, findEvents, findFailedRefunds, lastCheck } from './trouble-store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** What staff should look at in the shop's payments. */
export async function listTroubles(db: Db) {
  const [check, events, refunds, chargebacks] = [
    await lastCheck(db),
    await findEvents(db),
    await findFailedRefunds(db),
    await findChargebacks(db),
  ]
  return {
    ledger: check ? { at: check.at.toISOString(), faults: check.faults } : null,
    events: events.map(({ id, provider, reason, body, ...event }) => ({
      event_id: id,
      provider,
      reason,
      reported: body as Record<string, string | number | boolean | null>,
      expected:
        event.amount === null || event.currency === null
          ? null
          : { amount: event.amount, currency: event.currency, ref: event.provider_ref },
      at: event.received_at.toISOString(),
      settled:
        event.settled_at && event.settled_reason !== null
          ? { at: event.settled_at.toISOString(), reason: event.settled_reason }
          : null,
    })),
    refunds: refunds.map(({ order_id, number, amount, by_bank, erased, failed_at, credited_at }) => ({
      order: order_id && number !== null ? { order_id, number } : null,
      amount,
      by_bank,
      erased: Boolean(erased),
      failed_at: iso(failed_at) ?? '',
      credited_at: iso(credited_at),
    })),
    chargebacks: chargebacks.map(({ id, order_id, number, amount, status, ...chargeback }) => ({
      chargeback_id: id,
      order: order_id && number !== null ? { order_id, number } : null,
      amount,
      status,
      due_at: iso(chargeback.due_at),
      opened_at: chargeback.opened_at.toISOString(),
      closed_at: iso(chargeback.closed_at),
      loss: chargeback.from_shop,
    })),
  }
}
