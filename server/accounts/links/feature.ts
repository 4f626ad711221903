import type { Feature } from '#server/platform/ports/feature.ts'
import { answerRequests } from './answer-requests.ts'
import { deleteExpiredLinks } from './link-store.ts'
import { deleteOldRequests } from './request-store.ts'

export const links: Feature = {
  sweeps: {
    'answer-link-requests': { each: 'minute', run: answerRequests },
  },
  deleteExpired: async ({ db, now }) => {
    await deleteExpiredLinks(db, now())
    await deleteOldRequests(db, now())
  },
}
