import type { NewsChoice } from '#core/people/notification-choices.ts'
import { pauseMs, type Quiet } from '#core/people/quiet-hours.ts'
import { saveChoice } from '#server/news/notifications/choice-store.ts'
import { savePause, saveQuietHours as storeHours } from '#server/news/notifications/quiet-store.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { updateUser } from '#server/platform/users/user-store.ts'
import { tellChange } from './tell-change.ts'

/** Turns news of a topic on or off for a channel. */
export async function chooseNews(work: Work, caller: Caller, choice: NewsChoice): Promise<void> {
  await saveChoice(work.tx, caller.id, choice)
  await tellChange(work, caller)
}

/** Sets the volume of the caller's sounds, in percent. */
export async function saveSoundVolume(work: Work, caller: Caller, volume: number): Promise<void> {
  await updateUser(work.tx, caller.id, { sound_volume: volume })
  await tellChange(work, caller)
}

/** Sets when the caller wants no sound and no push. */
export async function saveQuietHours(
  work: Work,
  caller: Caller,
  hours: Pick<Quiet, 'hours' | 'codes_wake'>,
): Promise<void> {
  await storeHours(work.tx, caller.id, hours)
  await tellChange(work, caller)
}

/** Makes everything quiet for an hour from now, or ends that. */
export async function pauseNews(work: Work, caller: Caller, paused: boolean): Promise<void> {
  await savePause(work.tx, caller.id, paused ? new Date(work.now.getTime() + pauseMs) : null)
  await tellChange(work, caller)
}
