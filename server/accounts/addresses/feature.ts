import { linkSpans } from '#core/base/links.ts'
import type { Feature } from '#server/platform/ports/feature.ts'
import { deleteOldEmailChanges } from './email-change-store.ts'
import { accountsRoutes } from './routes.ts'

export const addresses: Feature = {
  routes: [accountsRoutes],
  deleteExpired: ({ db, now }) =>
    deleteOldEmailChanges(db, new Date(now().getTime() - linkSpans.change_email_new)),
}
