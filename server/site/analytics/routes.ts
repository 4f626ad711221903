import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readConsent } from '#core/people/consent.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { claimConversion } from './claim-conversion.ts'
import { googleFrame, googleFramePolicy } from './google-frame.ts'

export function analyticsRoutes(app: FastifyInstance, services: Services) {
  const { config, counter, now } = services
  const kind = config.analytics?.kind ?? null

  // The page asks only after consent; the cookies prove it.
  const hasAgreed = ({ cookies }: FastifyRequest) =>
    readConsent(cookies, kind).enabled.includes('google-analytics')

  route(app, services, 'recordView', async ({ body, request }) => {
    const counted = kind === 'server' && hasAgreed(request)
    if (counted) counter.send({ event: 'page_view', page: body.page, at: now().toISOString() })
    return { data: { counted } }
  })

  route(app, services, 'claimConversion', async ({ caller, params, request }) => ({
    data: {
      conversion: hasAgreed(request) ? await claimConversion(services, caller, params.payment_id) : null,
    },
  }))

  const { analytics } = config
  if (analytics?.kind === 'google') {
    const frame = googleFrame(analytics)
    const policy = googleFramePolicy(analytics)
    app.get('/analytics/frame', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': policy,
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'no-referrer',
          'cache-control': 'public, max-age=3600',
        })
        .send(frame),
    )
  }
}
