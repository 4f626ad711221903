import type { Feature } from '../ports/feature.ts'
import { deleteOldFailures } from './failure-store.ts'

export const limits: Feature = {
  deleteExpired: ({ db, now }) => deleteOldFailures(db, now()),
}
