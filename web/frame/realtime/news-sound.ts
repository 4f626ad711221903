import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode } from '#contract/notifications.ts'
import { isQuiet } from '#core/people/quiet-hours.ts'
import type { SessionUser } from '../session/session-user.ts'
import { canSound, playNotificationSound } from './notification-sound.ts'

type Options = {
  special: boolean
  /** The notification's, which a push can bring too; without one there is none. */
  id?: number
  /** Decides instead of what the person chose for the topic. */
  wanted?: boolean | undefined
}

const played = new Set<number>()
const pushed = new Set<number>()

/** A push brings a notification: whether it has sounded here. If not, the push sounds, and it won't here. */
export function hasSounded(id: number): boolean {
  pushed.add(id)
  return played.has(id)
}

/** Sounds for news, as its reader wants it: by topic, as loud as they set it, and never while it should be quiet. */
export function playNews(
  user: SessionUser | null | undefined,
  code: NotificationCode,
  { special, id = 0, wanted }: Options,
): void {
  const sound = user?.sound
  if (!(wanted ?? !sound?.silent.includes(topicOf[code]))) return
  if (sound && isQuiet(sound.quiet, code, Date.now())) return
  if (pushed.has(id) || !canSound()) return
  played.add(id)
  void playNotificationSound(special, sound?.volume)
}
