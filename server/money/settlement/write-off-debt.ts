import { z } from 'zod'
import { debtWrittenOff } from '#core/money/ledger.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { forgive } from './chargeback-store.ts'

const writeOff = z.strictObject({ user_id: z.string(), amount: z.int().min(1) })

/** Two people write off what a person owes, or a part of it. The person reads it with its reason. */
export const writeOffDebt: ProposalType = {
  async weigh(work, wish) {
    const { user_id: personId, amount } = writeOff.parse(wish)
    if (!(await lockAccount(work.tx, personId))) throw new AppError('user_not_found')
    await partsOf(work, personId, amount)
    const subject = `user ${personId}`
    return { personId, parties: [personId], orderId: null, subject, amount, needsSecond: true }
  },

  async carryOut(work, caller, { id: proposalId, wish, reason }) {
    const { user_id: personId, amount } = writeOff.parse(wish)
    const parts = await partsOf(work, personId, amount)
    await postEntry(work.tx, debtWrittenOff({ proposalId, personId, ...parts }), work.now)
    await forgive(work.tx, personId, parts.ofCustomer)
    const deed = { actorId: caller.id, operation: 'write off debt' as const, subject: `user ${personId}` }
    await recordAudit(work.tx, { ...deed, detail: { amount, reason, proposal: proposalId } }, work.now)
    await notify(work, { userId: personId, code: 'debt_written_off', params: { amount, reason } })
  },
}

/** What they owe as a customer first, then as a booster; `debt_changed` if that is less. Locks both. */
async function partsOf({ tx }: Work, personId: string, amount: number) {
  const owed = 0 - (await lockBalance(tx, 'customer_debt', personId))
  const payable = await lockBalance(tx, 'booster_payable', personId)
  const ofCustomer = Math.min(amount, owed)
  const ofBooster = amount - ofCustomer
  if (ofBooster > Math.max(0, 0 - payable)) throw new AppError('debt_changed')
  return { ofCustomer, ofBooster }
}
