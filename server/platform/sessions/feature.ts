import type { Feature } from '../ports/feature.ts'
import { deleteOldSessions } from './session-store.ts'

export const sessions: Feature = {
  deleteExpired: ({ db, now }) => deleteOldSessions(db, now()),
}
