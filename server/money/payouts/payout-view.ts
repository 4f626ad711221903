import { payoutSpans } from '#core/money/payouts.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { DetailsRow } from './details-store.ts'
import type { PayoutRow } from './payout-store.ts'

/** A payout as its booster and staff see it: its IBAN masked. */
export function payoutView(row: PayoutRow) {
  const { id, number, amount, status, iban_start, iban_end, reason } = row
  return {
    payout_id: id,
    number,
    amount,
    status,
    iban_start,
    iban_end,
    reason,
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at.toISOString(),
    sent_at: iso(row.sent_at),
    ended_at: iso(row.ended_at),
  }
}

export function detailsView({ iban_start, iban_end, saved_at }: DetailsRow) {
  const usable = new Date(saved_at.getTime() + payoutSpans.newDetails.ms)
  return { iban_start, iban_end, saved_at: saved_at.toISOString(), usable_at: usable.toISOString() }
}

/** When a payout that can be sent from `ready` on is settled by staff, and in the booster's account. */
export function expected(ready: Date) {
  const settled = new Date(ready.getTime() + payoutSpans.settle.ms)
  const arrives = new Date(settled.getTime() + payoutSpans.bank.ms)
  return { settled_by: settled.toISOString(), arrives_by: arrives.toISOString() }
}
