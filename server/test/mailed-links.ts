import type { Db } from '#server/platform/db/pool.ts'

/** The newest mails to an address, oldest first. */
export function mailsTo(db: Db, recipient: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

/** The token of the last link that was mailed to an address. */
export async function lastToken(db: Db, recipient: string): Promise<string> {
  const mails = await mailsTo(db, recipient)
  const tokens = mails.flatMap(({ body }) => [...body.matchAll(/\/([\w-]{43})(?![\w-])/g)].map(([, t]) => t))
  return tokens.at(-1) ?? ''
}
