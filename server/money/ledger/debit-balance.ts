import { z } from 'zod'
import { balanceDebited } from '#core/money/ledger.ts'
import { takenKinds } from '#core/money/staff-limits.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { exceedsLimits } from '#server/accounts/proposals/propose.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { lockBalance } from './ledger-store.ts'
import { postEntry } from './post-entry.ts'

const debit = z.strictObject({ user_id: z.string(), amount: z.int().min(1) })

/**
 * Staff take from a person's balance what isn't theirs; `balance_changed` if less is on it. What an order or a bank holds
 * isn't on it. The person reads it with its reason.
 */
export const takeBalance: ProposalType = {
  async weigh(work, wish) {
    const { user_id: personId, amount } = debit.parse(wish)
    if (!(await lockAccount(work.tx, personId))) throw new AppError('user_not_found')
    const needsSecond = await exceedsLimits(work, personId, amount, takenKinds)
    if ((await lockBalance(work.tx, 'customer_balance', personId)) < amount)
      throw new AppError('balance_changed')
    const subject = `user ${personId}`
    return { personId, parties: [personId], orderId: null, subject, amount, needsSecond }
  },

  async carryOut(work, caller, { id: proposalId, wish, reason, ready, note }) {
    const { user_id: userId, amount } = debit.parse(wish)
    const before = await lockBalance(work.tx, 'customer_balance', userId)
    await postEntry(work.tx, balanceDebited({ proposalId, personId: userId, amount }), work.now)
    const said = { reason, ...(ready && { ready }) }
    const deed = {
      actorId: caller.id,
      operation: 'take balance' as const,
      subject: `user ${userId}`,
      detail: {
        before,
        after: before - amount,
        amount,
        ...said,
        ...(note && { note }),
        proposal: proposalId,
      },
    }
    await recordAudit(work.tx, deed, work.now)
    await notify(work, { userId, code: 'balance_debited', params: { amount, ...said } })
  },
}
