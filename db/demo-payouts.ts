import { sql } from 'kysely'
import { dayMs } from '#core/base/durations.ts'
import { isIban } from '#core/base/iban.ts'
import { payoutLimits } from '#core/money/payouts.ts'
import { approveBatch } from '#server/money/payouts/approve-batch.ts'
import { lockBatch } from '#server/money/payouts/batch-store.ts'
import { makeBatch } from '#server/money/payouts/make-batch.ts'
import { openFile } from '#server/money/payouts/open-file.ts'
import { requestPayout } from '#server/money/payouts/request-payout.ts'
import { returnPayout } from '#server/money/payouts/return-payout.ts'
import { saveDetails } from '#server/money/payouts/save-details.ts'
import { sendBatch } from '#server/money/payouts/send-batch.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { demoHistories } from './demo-boosters.ts'

/** Days ago on which the demo's boosters requested what was available. */
const requestedAgo = [217, 187, 157, 127, 97, 67, 37, 9] as const

/** Months of payouts for the demo's boosters, through the use cases; the last days are still to be requested. */
export async function seedDemoPayouts(
  services: Services,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const present = services.now().getTime()
  const ago = (days: number) => ({ ...services, now: () => new Date(present - days * dayMs) })
  const boosters = demoHistories.flatMap(({ username }) => callers.get(username) ?? [])
  for (const [i, booster] of boosters.entries())
    await saveDetails(ago(250), booster, { holder: 'Demo Booster', iban: exampleIban(i + 1), bic: '' })
  for (const days of requestedAgo) {
    const payouts: string[] = []
    for (const booster of boosters) {
      const amount = await releasedUntil(services, booster.id, new Date(present - days * dayMs))
      if (amount < payoutLimits.least.amount) continue
      const { id } = await transaction(ago(days), (work) => requestPayout(work, booster, amount))
      payouts.push(id)
    }
    if (payouts.length > 0) await settle(ago(days - 1), callers, payouts)
  }
  await leaveSome(ago(1), callers, boosters)
}

/** A batch made by one colleague, approved by another, sent to the bank. */
async function settle(
  services: Services,
  callers: ReadonlyMap<string, Caller>,
  payoutIds: string[],
): Promise<void> {
  const [maker, second] = [callers.get('admin'), callers.get('staff-access')]
  if (!maker || !second) throw new Error('The demo lacks staff who settle payouts')
  const id = await transaction(services, (work) => makeBatch(work, maker, payoutIds))
  const batch = await transaction(services, (work) => lockBatch(work, id))
  if (batch?.needs_second) await transaction(services, (work) => approveBatch(work, second, id))
  await openFile(services, maker, id, 'csv')
  await transaction(services, (work) => sendBatch(work, maker, id))
}

/** Yesterday one booster requested a payout, and another one's could not be paid. */
async function leaveSome(
  services: Services,
  callers: ReadonlyMap<string, Caller>,
  boosters: readonly Caller[],
): Promise<void> {
  const staff = callers.get('admin')
  let left = 0
  for (const booster of boosters.slice(1)) {
    const amount = await releasedUntil(services, booster.id, services.now())
    if (amount < payoutLimits.least.amount || left === 3) continue
    const { id } = await transaction(services, (work) => requestPayout(work, booster, amount))
    if (left++ === 2 && staff)
      await transaction(services, (work) =>
        returnPayout(work, staff, id, 'The bank doesn’t know this account'),
      )
  }
}

/** What was released to a booster until a day and no payout has paid, in minor units. */
async function releasedUntil({ db }: Services, boosterId: string, day: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select
    (select coalesce(sum(amount), 0) from held_shares where booster_id = ${boosterId} and released_at <= ${day})::int
    - (select coalesce(sum(amount), 0) from payouts where booster_id = ${boosterId}
        and status in ('requested', 'batched', 'sent'))::int as amount`.execute(db)
  return rows[0]?.amount ?? 0
}

/** A valid IBAN of a bank that doesn't exist. */
function exampleIban(account: number): string {
  const rest = `00000000${String(account).padStart(10, '0')}`
  const found = Array.from({ length: 97 }, (_, i) => `DE${String(i + 2).padStart(2, '0')}${rest}`).find(
    isIban,
  )
  return found ?? ''
}
