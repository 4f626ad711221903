import type { Feature } from '../ports/feature.ts'
import { deleteOldAttempts } from './attempt-store.ts'

export const attempts: Feature = {
  deleteExpired: ({ db, now }) => deleteOldAttempts(db, now()),
}
