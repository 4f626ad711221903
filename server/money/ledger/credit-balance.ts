import { z } from 'zod'
import { balanceCredited } from '#core/money/ledger.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { exceedsLimits } from '#server/accounts/proposals/propose.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { announceIncrease } from './announce-increase.ts'
import { lockBalance } from './ledger-store.ts'
import { postEntry } from './post-entry.ts'

const credit = z.strictObject({ user_id: z.string(), amount: z.int().min(1) })

/** Staff credit a person's balance: with their own money, or with a gift. They read it with its reason. */
function creditAs(as: 'correction' | 'gift'): ProposalType {
  return {
    async weigh(work, wish) {
      const { user_id: personId, amount } = credit.parse(wish)
      if (!(await lockAccount(work.tx, personId))) throw new AppError('user_not_found')
      const needsSecond = await exceedsLimits(work, personId, amount)
      const subject = `user ${personId}`
      return { personId, parties: [personId], orderId: null, subject, amount, needsSecond }
    },

    async carryOut(work, caller, { id: proposalId, wish, reason }) {
      const { user_id: userId, amount } = credit.parse(wish)
      const before = await lockBalance(work.tx, 'customer_balance', userId)
      await postEntry(work.tx, balanceCredited({ proposalId, personId: userId, as, amount }), work.now)
      const deed = {
        actorId: caller.id,
        operation: as === 'gift' ? ('give balance' as const) : ('correct balance' as const),
        subject: `user ${userId}`,
        detail: { before, after: before + amount, amount, reason, proposal: proposalId },
      }
      await recordAudit(work.tx, deed, work.now)
      const code = as === 'gift' ? 'gift_given' : 'balance_corrected'
      await notify(work, { userId, code, params: { amount, reason } })
      await announceIncrease(work, userId, amount)
    },
  }
}

export const correctBalance = creditAs('correction')
export const giveBalance = creditAs('gift')
