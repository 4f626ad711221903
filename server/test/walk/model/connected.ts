import { isDatabaseAway } from '#server/platform/db/database-away.ts'

/** The pool may still have a connection that was cut a moment ago. */
export async function connected<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
  }
}
