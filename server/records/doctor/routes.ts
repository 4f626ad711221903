import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { sendTestMail } from './send-test-mail.ts'

/** What the owner sees before and after opening. */
export function doctorRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'sendTestMail', async ({ caller }) => {
    const { email, locale } = await findReader(services.db, caller.id)
    await sendTestMail(services, { email, locale })
    return { data: { email } }
  })
}
