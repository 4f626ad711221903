import { attemptEach } from '../attempt-store.ts'
import type { Services } from '../services.ts'
import { findOwedRefunds, markRefundSent } from './payment-store.ts'

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
    await provider.refund(refund.provider_ref, refund.amount, id)
    await markRefundSent(db, id, now())
    return true
  })
}
