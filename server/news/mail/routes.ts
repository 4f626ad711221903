import type { FastifyInstance } from 'fastify'
import { href } from '#i18n/href.ts'
import { negotiateLocale } from '#i18n/locales.ts'
import { limitOf } from '#server/platform/http/limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { chooseMails, getMailChoice } from './choose-mails.ts'
import { getSentMail, listSentMails, resendMail } from './read-mails.ts'

const turnOffPath = '/mails/turn-off/:token'
type Turn = { Params: { token: string } }

export async function mailsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getMailChoice', async ({ params }) => ({
    data: await getMailChoice(services, params.token),
  }))

  route(app, services, 'setMailChoice', async ({ params, body }) => ({
    data: await chooseMails(services, params.token, body.wanted),
  }))

  // A mailbox's own button (RFC 8058): the address is the whole request, so its form is thrown away unread.
  const hidden = { schema: { hide: true }, config: limitOf({ perMinute: 30, guard: 'public' }) }
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, undefined),
    )
    scope.post<Turn>(turnOffPath, hidden, async ({ params }) => ({
      data: await chooseMails(services, params.token, false),
    }))
  })
  // The same address opened as a link changes nothing: it leads to the page that asks.
  app.get<Turn>(turnOffPath, hidden, async (request, reply) => {
    const locale = negotiateLocale(undefined, request.headers['accept-language'], services.config.languages)
    return reply.redirect(href('/mail-choice/:token', locale, { token: request.params.token }), 303)
  })

  route(app, services, 'listSentMails', async ({ query }) => ({
    data: await listSentMails(services, query),
  }))

  route(app, services, 'getSentMail', async ({ params, caller }) => ({
    data: await getSentMail(services, caller.id, params.mail_id),
  }))

  route(app, services, 'resendMail', async ({ params, caller, work }) => {
    await resendMail(work, caller.id, params.mail_id)
    return { data: params, message: 'mailQueuedAgain' }
  })
}
