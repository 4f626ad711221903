import { counts } from '../operation-marks/counts.ts'
import { outgoingCalls, type PaymentProvider, PaymentRefused } from './payment-provider.ts'

/** The same provider, whose calls are counted by how they end. */
export function countedPayments(provider: PaymentProvider): PaymentProvider {
  const counted = outgoingCalls.map((call) => {
    const run = provider[call] as (...args: unknown[]) => Promise<unknown>
    const count = (outcome: 'done' | 'refused' | 'failed') =>
      counts.paymentCalls.inc({ provider: provider.name, call, outcome })
    const wrapped = async (...args: unknown[]) => {
      try {
        const answer = await run.apply(provider, args)
        count('done')
        return answer
      } catch (error) {
        count(error instanceof PaymentRefused ? 'refused' : 'failed')
        throw error
      }
    }
    return [call, wrapped] as const
  })
  return { ...provider, ...Object.fromEntries(counted) }
}
