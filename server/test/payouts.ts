import { randomUUID } from 'node:crypto'
import { paymentReceived, shareReleased, splitByProgress } from '#core/money/ledger.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { makeBatch } from '#server/money/payouts/make-batch.ts'
import type { PayoutRow } from '#server/money/payouts/payout-store.ts'
import { requestPayout } from '#server/money/payouts/request-payout.ts'
import { saveDetails } from '#server/money/payouts/save-details.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertBooster, type TestServices } from './factories.ts'

export const holder = 'Kim Kestrel'
export const iban = 'DE89370400440532013000'

/** Gives a booster an amount that they can request, in minor units. */
export async function earn(services: Services, boosterId: string, amount: number): Promise<void> {
  const orderId = randomUUID()
  const order = { orderId, total: amount, refunds: [] }
  await transaction(services, async ({ tx, now }) => {
    await postEntry(tx, paymentReceived({ paymentId: randomUUID(), subjectId: orderId, amount }), now)
    await postEntry(tx, splitByProgress({ ...order, pay: [{ boosterId, amount }] }), now)
    await postEntry(tx, shareReleased({ orderId, boosterId, amount }), now)
  })
}

/** A booster with an available amount and details that can be paid to. */
export async function payableBooster(services: TestServices, amount: number): Promise<Caller> {
  const booster = await insertBooster(services)
  await saveDetails(services, booster, { holder, iban, bic: '' })
  await services.db
    .updateTable('payout_details')
    .set({ saved_at: new Date(services.now().getTime() - 10 * 86_400_000) })
    .where('booster_id', '=', booster.id)
    .execute()
  await earn(services, booster.id, amount)
  return booster
}

export function request(services: Services, booster: Caller, amount: number): Promise<PayoutRow> {
  return transaction(services, (work) => requestPayout(work, booster, amount))
}

export function batch(
  services: Services,
  staff: Caller,
  payouts: readonly { id: string }[],
): Promise<string> {
  return transaction(services, (work) =>
    makeBatch(
      work,
      staff,
      payouts.map(({ id }) => id),
    ),
  )
}
