import type { Contract } from '#contract/contract.ts'

/** What a payment brought, as the server confirms it. */
export type Conversion = NonNullable<Contract['claimConversion']['reply']['data']['conversion']>

/** Counts views and payments of visitors who agreed. */
export type Counter = {
  view(page: string): void
  conversion(conversion: Conversion): void
  /** Stops what runs in the page. */
  stop(): void
  /** Deletes what it has stored, too. */
  forget(): void
}
