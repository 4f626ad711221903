import type { z } from 'zod'
import type { acceptApplication as call } from '#contract/applications.ts'
import { filtersOf, isPossibleContent, newBoosterLimits } from '#core/boosters/applications.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { grantPermission } from '#server/platform/users/user-store.ts'
import { putBooster } from '../facts/booster-store.ts'
import { answerApplication } from './answer-application.ts'

type Acceptance = z.output<typeof call.body> & { id: string; actorId: string }

/** Makes the applicant a booster, in one transaction; staff can lower the rank limits, never raise them above the best. */
export async function acceptApplication(
  work: Work,
  { id, actorId, version, ceilings }: Acceptance,
): Promise<void> {
  const { tx } = work
  const answer = { id, version, actorId, note: '' }
  const { user_id, content } = await answerApplication(work, 'accept', answer, { ceilings })
  const accounts = content.accounts.map((account) => ({
    ...account,
    ceiling: ceilings.find(({ game }) => game === account.game)?.ceiling ?? account.ceiling,
  }))
  if (!isPossibleContent({ ...content, accounts })) throw new AppError('bad_params')
  await grantPermission(tx, user_id, 'Booster')
  await putBooster(tx, {
    userId: user_id,
    limits: newBoosterLimits,
    filters: filtersOf({ accounts, duo: content.duo }),
    ceilings: accounts.map(({ game, ceiling }) => ({ game, ceiling: campIndex(games[game], ceiling) })),
  })
  await raiseTag(work, 'boosters')
}
