import type { Batch, Payouts, StaffPayout } from '#web/staff/payouts/payouts-query.ts'
import { aPayout } from './earnings.ts'

const noFlags = { new_details: false, debt: false, frozen: false, own: false }

/** A request of EUR 214.30 that nothing speaks against. */
export const aRequest = (rest: Partial<StaffPayout> = {}): StaffPayout => {
  const { settled_by: _, arrives_by: __, ...payout } = aPayout()
  const booster = { user_id: 'kestrel-id', username: 'kestrel' }
  return { ...payout, booster, batch_number: null, review: [], flags: noFlags, ...rest }
}

/** A batch that a colleague made, of which the reader can do nothing. */
export const aBatch = (rest: Partial<Batch> = {}): Batch => ({
  batch_id: 'batch-id',
  number: 7,
  made_by: 'ben',
  made_at: '2026-11-21T10:00:00.000Z',
  total: 21_430,
  payouts: 1,
  returned: 0,
  needs_second: false,
  approved_by: null,
  first_file_at: null,
  sent_at: null,
  stuck: false,
  can: { approve: false, open: false, send: false },
  ...rest,
})

export const somePayouts = (rest: Partial<Payouts> = {}): Payouts => ({
  items: [aRequest()],
  page: 1,
  pageCount: 1,
  total: 1,
  batches: [],
  counts: { requested: 1, batched: 0, sent: 0, withdrawn: 0, returned: 0 },
  sums: { requested: 21_430, batched: 0, sent: 0, withdrawn: 0, returned: 0 },
  ...rest,
})
