import { PaymentRefused } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findOwedRefunds, findRefundParty, markRefundSent } from '../payments/refund-store.ts'
import { creditFailedRefund } from './apply-refund.ts'

const job = 'send-refunds'

/** Sends the refunds that the ledger owes through their providers; the refund's id prevents sending one twice. */
export async function sendRefunds(services: Services): Promise<void> {
  const { db, now, payments } = services
  const owed = await findOwedRefunds(db, job, now())
  const byId = new Map(owed.map((refund) => [refund.id, refund]))
  await attemptEach(services, job, [...byId.keys()], async (id) => {
    const refund = byId.get(id)
    const provider = refund && payments.get(refund.provider)
    if (!provider || !refund.provider_ref)
      throw new Error(`The payment provider ${refund?.provider} is not configured`)
    try {
      await provider.refund(refund.provider_ref, refund.amount, id)
      await markRefundSent(db, id, now())
    } catch (error) {
      // Any other error can mean that it was sent, so it is tried again under the same key.
      if (!(error instanceof PaymentRefused)) throw error
      services.log.error({ err: error, refund: id }, 'a provider refused a refund')
      await transaction(services, async (work) => {
        const party = await findRefundParty(work.tx, id)
        if (party) await creditFailedRefund(work, party)
      })
    }
    return true
  })
}
