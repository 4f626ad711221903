import { z } from 'zod'
import { balanceCredited } from '#core/money/ledger.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { exceedsLimits } from '#server/accounts/proposals/propose.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { announceIncrease } from './announce-increase.ts'
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

    async carryOut(work, _caller, { id: proposalId, wish, reason }) {
      const { user_id: userId, amount } = credit.parse(wish)
      await postEntry(work.tx, balanceCredited({ proposalId, personId: userId, as, amount }), work.now)
      const code = as === 'gift' ? 'gift_given' : 'balance_corrected'
      await notify(work, { userId, code, params: { amount, reason } })
      await announceIncrease(work, userId, amount)
    },
  }
}

export const correctBalance = creditAs('correction')
export const giveBalance = creditAs('gift')
