import { canChoose, isWanted, type NewsTopic } from '#core/people/notification-choices.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findChoices } from './choice-store.ts'

/** Whether a person wants mails about a topic. Those that can't be turned off need no look at their choices. */
export async function wantsMail(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  topic: NewsTopic,
): Promise<boolean> {
  const choices = canChoose(topic, 'mail') ? await findChoices(tx, userId) : []
  return isWanted(choices, topic, 'mail')
}
