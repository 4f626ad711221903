import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { saveRosterEntry as call } from '#contract/roster.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { type RosterRefusal, rosterRefusal } from '#core/people/roster.ts'
import {
  type BoosterTerms,
  findTerms,
  lockBooster,
  replaceTerms,
  setPaused,
} from '#server/boosters/facts/booster-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { grantPermission } from '#server/platform/users/user-store.ts'
import { changePermissions } from './change-permissions.ts'
import { lockPerson } from './lock-person.ts'
import { mailPerson } from './mail-person.ts'
import { openWorkOf } from './people-store.ts'
import { recordChange } from './record-change.ts'

const codes: Record<RosterRefusal, ErrorCode> = {
  own_account: 'access_denied',
  staff_account: 'access_denied',
  not_held: 'access_denied',
  guest: 'account_needed',
  banned: 'account_banned',
  open_orders: 'booster_has_orders',
}

/** The person, locked so that they claim no order meanwhile, if the colleague can do this. */
export async function lockEntry(work: Work, caller: Caller, userId: string, deed: 'save' | 'pause' | 'end') {
  const { person, actor } = await lockPerson(work, caller, userId)
  const wasBooster = await lockBooster(work.tx, userId)
  const hasOpenWork = wasBooster && (await openWorkOf(work.tx, userId)).length > 0
  const account = { ...person, banned: person.banned_at !== null, hasOpenWork }
  const refusal = rosterRefusal(actor, account, deed)
  if (refusal) throw new AppError(codes[refusal])
  return { isBooster: person.permissions.includes('Booster'), banned: account.banned }
}

/**
 * Sets what a booster can claim. Orders that they have stay with them, above a lower limit too. Someone who isn't a
 * booster, or is one no longer, becomes one.
 */
export async function saveRosterEntry(
  work: Work,
  caller: Caller,
  userId: string,
  body: z.output<typeof call.body>,
): Promise<void> {
  const { tx } = work
  const { isBooster } = await lockEntry(work, caller, userId, 'save')
  const before = (await findTerms(tx, userId)) ?? null
  const after = termsOf(body)
  if (isBooster && JSON.stringify(before) === JSON.stringify(after)) return
  await replaceTerms(tx, userId, after)
  if (!isBooster) {
    await grantPermission(tx, userId, 'Booster')
    await setPaused(tx, userId, null)
  }
  const operation = isBooster ? 'change booster' : 'make booster'
  await recordChange(work, {
    actorId: caller.id,
    userId,
    operation,
    detail: { before, after },
    booster: true,
  })
  await mailPerson(work, userId, isBooster ? 'work_changed' : 'work_begins', {})
}

/** Pauses a booster, or lets them claim orders again. */
export async function pauseBooster(
  work: Work,
  caller: Caller,
  userId: string,
  pause: boolean,
): Promise<void> {
  const { isBooster } = await lockEntry(work, caller, userId, 'pause')
  if (!isBooster) throw new AppError('booster_not_found')
  if (!(await setPaused(work.tx, userId, pause ? work.now : null))) return
  const operation = pause ? 'pause booster' : 'resume booster'
  await recordChange(work, { actorId: caller.id, userId, operation, detail: {}, booster: true })
  await mailPerson(work, userId, pause ? 'work_paused' : 'work_resumed', {})
}

/** Ends a booster's work, once their orders are done; their services and limits stay for the day when they return. */
export async function endBooster(work: Work, caller: Caller, userId: string): Promise<void> {
  await lockEntry(work, caller, userId, 'end')
  await changePermissions(work, caller, userId, { grant: [], revoke: ['Booster'] })
}

/** In the order in which the database gives them, so that two can be compared. */
function termsOf({ solo_limit, duo_limit, services, ceilings }: z.output<typeof call.body>): BoosterTerms {
  return {
    limits: { solo: solo_limit, duo: duo_limit },
    filters: services.toSorted(),
    ceilings: ceilings
      .map(({ game, ceiling }) => ({ game, ceiling: campIndex(games[game], ceiling) }))
      .toSorted((a, b) => (a.game < b.game ? -1 : 1)),
  }
}
