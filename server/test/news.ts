import type { TestServices } from './factories.ts'

/** The codes of a person's notifications, the oldest first. */
export async function codesFor({ db }: Pick<TestServices, 'db'>, userId: string) {
  const rows = await db
    .selectFrom('notifications')
    .select('code')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ code }) => code)
}
