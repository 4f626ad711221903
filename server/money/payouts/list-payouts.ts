import type { z } from 'zod'
import type { listPayouts as call } from '#contract/payouts.ts'
import { type PayoutStatus, payoutSpans, payoutStatuses } from '#core/money/payouts.ts'
import { iso } from '#server/platform/db/instants.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findBatches, type ListedBatch } from './batch-store.ts'
import { batchRefusal } from './lock-batch-for.ts'
import { payoutView } from './payout-view.ts'
import { countPayouts, listOfBatch, listPayoutRows, type StaffPayout } from './staff-store.ts'

const mostBatches = 20

/** Payouts of one status for staff, with what speaks against paying them, and the latest batches. */
export async function listPayouts(
  { db, now }: Services,
  caller: Caller,
  { status, page, size }: z.output<typeof call.query>,
) {
  const [rows, found, batches] = await Promise.all([
    listPayoutRows(db, status, { page, size }),
    countPayouts(db),
    findBatches(db, mostBatches),
  ])
  const of = (each: PayoutStatus) => found.find((row) => row.status === each)
  const counts = Object.fromEntries(payoutStatuses.map((each) => [each, of(each)?.count ?? 0]))
  const sums = Object.fromEntries(payoutStatuses.map((each) => [each, of(each)?.sum ?? 0]))
  const items = rows.map((row) => rowView(row, caller, now()))
  return {
    ...pageOf(items, page, counts[status] ?? 0, size),
    batches: batches.map((batch) => batchView(batch, caller, now())),
    counts: counts as Record<PayoutStatus, number>,
    sums: sums as Record<PayoutStatus, number>,
  }
}

/** A batch with all of its payouts. */
export async function getPayoutBatch({ db, now }: Services, caller: Caller, batchId: string) {
  const [batch] = await findBatches(db, 1, batchId)
  if (!batch) throw new AppError('payout_not_found')
  const rows = await listOfBatch(db, batchId)
  const payouts = rows.map((row) => ({
    ...payoutView(row),
    booster: { user_id: row.booster_id, username: row.username },
  }))
  return { batch: batchView(batch, caller, now()), payouts }
}

function rowView(row: StaffPayout, caller: Caller, now: Date) {
  const { booster_id, username, debt, review } = row
  const flags = {
    new_details: row.ready_at > now,
    debt,
    frozen: review.length > 0,
    own: booster_id === caller.id,
  }
  return {
    ...payoutView(row),
    booster: { user_id: booster_id, username },
    batch_number: row.batch_number,
    review,
    flags,
  }
}

function batchView(batch: ListedBatch, caller: Caller, now: Date) {
  const can = (step: 'approve' | 'open' | 'send') => batchRefusal(batch, caller, step) === null
  const { first_file_at, sent_at } = batch
  const stuckSince = now.getTime() - payoutSpans.stuck.ms
  return {
    batch_id: batch.id,
    number: batch.number,
    made_by: batch.maker_name,
    made_at: batch.made_at.toISOString(),
    total: batch.total,
    payouts: batch.payouts ?? 0,
    returned: batch.returned ?? 0,
    needs_second: batch.needs_second,
    approved_by: batch.second_name,
    first_file_at: iso(first_file_at),
    sent_at: iso(sent_at),
    stuck: first_file_at !== null && sent_at === null && first_file_at.getTime() < stuckSince,
    can: { approve: can('approve'), open: can('open'), send: can('send') },
  }
}
