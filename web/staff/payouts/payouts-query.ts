import type { Contract } from '#contract/contract.ts'
import { payoutStatuses } from '#core/money/payouts.ts'
import { oneOf } from '#web/parts/lists/list-query.ts'

/** What the address of staff's page of payouts can contain; without a status it shows the requests. */
export const payoutsList = { filters: { status: oneOf(payoutStatuses) }, sorts: ['age'] } as const

export type Payouts = Contract['listPayouts']['reply']['data']
export type StaffPayout = Payouts['items'][number]
export type Batch = Payouts['batches'][number]
