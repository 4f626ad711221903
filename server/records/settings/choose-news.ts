import type { NewsChoice } from '#core/people/notification-choices.ts'
import { saveChoice } from '#server/news/notifications/choice-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { updateUser } from '#server/platform/users/user-store.ts'
import { tellChange } from './tell-change.ts'

/** Turns news of a topic on or off for a channel. */
export function chooseNews(services: Services, caller: Caller, choice: NewsChoice): Promise<void> {
  return transaction(services, async (work) => {
    await saveChoice(work.tx, caller.id, choice)
    await tellChange(work, caller)
  })
}

/** Sets the volume of the caller's sounds, in percent. */
export function saveSoundVolume(services: Services, caller: Caller, volume: number): Promise<void> {
  return transaction(services, async (work) => {
    await updateUser(work.tx, caller.id, { sound_volume: volume })
    await tellChange(work, caller)
  })
}
