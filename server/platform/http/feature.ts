import type { Feature } from '../ports/feature.ts'
import { deleteOldReplies } from './idempotency-store.ts'

export const http: Feature = {
  deleteExpired: ({ db, now }) => deleteOldReplies(db, now()),
}
