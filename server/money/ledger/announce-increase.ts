import type { Work } from '#server/platform/ports/work.ts'
import { customerBalance } from './ledger-store.ts'

/** Shows a customer's open pages, after the commit, that their balance grew by an amount (minor units) booked before. */
export async function announceIncrease(work: Work, userId: string, amount: number): Promise<void> {
  const balance = await customerBalance(work.tx, userId)
  work.after(() =>
    work.services.realtime.toUser(userId, 'increase_balance', { amount, balance, currency: 'EUR' }),
  )
}
