import type { Feature } from '#server/platform/ports/feature.ts'
import { deleteExpiredInvitations } from './invitation-store.ts'
import { invitationsRoutes } from './routes.ts'

export const invitations: Feature = {
  routes: [invitationsRoutes],
  deleteExpired: ({ db, now }) => deleteExpiredInvitations(db, now()),
}
