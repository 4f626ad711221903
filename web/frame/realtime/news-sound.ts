import { topicOf } from '#contract/notification-topics.ts'
import type { NotificationCode } from '#contract/notifications.ts'
import { isQuiet } from '#core/people/quiet-hours.ts'
import type { SessionUser } from '../session/session-user.ts'
import { playNotificationSound } from './notification-sound.ts'

type Options = {
  special: boolean
  /** Decides instead of what the person chose for the topic. */
  wanted?: boolean | undefined
}

/** Sounds for news, as its reader wants it: by topic, as loud as they set it, and never while it should be quiet. */
export function playNews(
  user: SessionUser | null | undefined,
  code: NotificationCode,
  { special, wanted }: Options,
): void {
  const sound = user?.sound
  if (!(wanted ?? !sound?.silent.includes(topicOf[code]))) return
  if (sound && isQuiet(sound.quiet, code, Date.now())) return
  void playNotificationSound(special, sound?.volume)
}
