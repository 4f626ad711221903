import type { NewsChoice } from '#core/people/notification-choices.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** What a person has chosen differently from the rules. */
export function findChoices(db: Db, userId: string): Promise<NewsChoice[]> {
  return db
    .selectFrom('notification_choices')
    .select(['topic', 'channel', 'wanted'])
    .where('user_id', '=', userId)
    .execute()
}

export async function saveChoice(
  tx: Tx,
  userId: string,
  { topic, channel, wanted }: NewsChoice,
): Promise<void> {
  await tx
    .insertInto('notification_choices')
    .values({ user_id: userId, topic, channel, wanted })
    .onConflict((oc) => oc.columns(['user_id', 'topic', 'channel']).doUpdateSet({ wanted }))
    .execute()
}
