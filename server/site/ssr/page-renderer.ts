import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import type { Site } from '#contract/site.ts'
import { zoneOfCookie } from '#core/base/zones.ts'
import { canTryShop } from '#core/people/permissions.ts'
import { type Locale, localeCodes, localeOfPath } from '#i18n/locales.ts'
import { isDatabaseAway } from '#server/platform/db/database-away.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { Turns } from '#server/platform/process/turns.ts'
import { callThrough, ServerCallError } from './call-through.ts'
import { pageCaller } from './page-caller.ts'
import type { Render, Rendered, RenderRequest, ServerCall, Share } from './render.ts'

type Closed = Site['closed']

/** How many renderings can wait for their data at the same time, and how many can queue. */
const atOnce = 8
const longestQueue = 64

const noSession: RenderRequest['session'] = async () => {
  throw new Error('A public page must not read the session')
}

/** Renders pages in turn: for everyone, for one person, or as the error screen of a refusal. */
export class PageRenderer {
  readonly #services: Services
  readonly #render: Render
  readonly #share: Share
  readonly #call: ReturnType<typeof callThrough>
  readonly #turns = new Turns(atOnce, longestQueue)
  /** Refusals are the same for all readers of a language, so each is rendered once. */
  readonly #refusals = new Map<string, Rendered>()

  constructor(app: FastifyInstance, services: Services, { render, share }: { render: Render; share: Share }) {
    this.#services = services
    this.#render = render
    this.#share = share
    this.#call = callThrough(app)
  }

  /** A public page, without anybody's session. */
  forAll(request: FastifyRequest, url: string): Promise<Rendered> {
    return this.#inTurn(request, url, noSession)
  }

  /** A page while the shop is closed: the storefront only for staff, who read it with their own client. */
  async beforeOpening(request: FastifyRequest, url: string): Promise<Rendered> {
    const { caller, token } = await pageCaller(this.#services, request)
    const closed = canTryShop(caller) ? 'trial' : 'shut'
    const call = this.#call(request.ip, token)
    const before = { closed, ...(closed === 'trial' && { call }) } as const
    const page = await this.#inTurn(request, url, async () => ({ subject: caller, call }), before)
    return { ...page, cacheable: false }
  }

  /** A page for the person whom the request's cookies identify. */
  forCaller(request: FastifyRequest, url: string): Promise<Rendered> {
    const timeZone = zoneOfCookie(request.cookies.time_zone)
    const session: RenderRequest['session'] = async () => {
      try {
        const { caller, token } = await pageCaller(this.#services, request)
        return { subject: caller, call: this.#call(request.ip, token) }
      } catch (error) {
        throw isDatabaseAway(error) ? new ServerCallError(503, 'server_busy') : error
      }
    }
    return this.#inTurn(request, url, session, { timeZone })
  }

  /** The share picture of a public page, as SVG; null for an address without one. */
  async share(request: FastifyRequest, url: string): Promise<string | null> {
    const { locale } = localeOfPath(url)
    if (!this.#services.config.languages.includes(locale)) return null
    const closed = (await isOpen(this.#services)) ? undefined : 'shut'
    const asked = { ...this.#about(request, locale, closed), url, session: noSession }
    return this.#turns.take(() => this.#share(asked))
  }

  async refusal(request: FastifyRequest, code: ErrorCode): Promise<Rendered> {
    const { locale } = localeOfPath(request.url.split('?')[0] ?? '')
    const known = this.#refusals.get(`${locale} ${code}`)
    if (known) return known
    const refusal = { status: errorStatus[code], code }
    const page = await this.#render({ ...this.#about(request, locale), session: noSession, refusal })
    this.#refusals.set(`${locale} ${code}`, page)
    return page
  }

  async #inTurn(
    request: FastifyRequest,
    url: string,
    session: RenderRequest['session'],
    { closed, ...before }: { closed?: Closed; call?: ServerCall; timeZone?: string | null } = {},
  ): Promise<Rendered> {
    const { locale } = localeOfPath(url.split('?')[0] ?? '')
    const asked = { ...this.#about(request, locale, closed), url, session, ...before }
    const page = await this.#turns.take(() => this.#render(asked))
    if (page.status === 500) request.log.error({ err: page.error }, 'a page could not be rendered')
    return page
  }

  #about(request: FastifyRequest, locale: Locale, closed?: Closed) {
    const {
      siteName: name,
      publicUrl,
      operator,
      support,
      timeZone,
      payments,
      analytics,
      icons,
      offlineApp: offline,
    } = this.#services.config
    const { displayRates: rates, languages, vat } = this.#services.config
    const url = locale === 'en' ? '/' : `/${locale}`
    return {
      url,
      locale,
      call: this.#call(request.ip, undefined),
      site: {
        name,
        publicUrl,
        operator,
        support,
        timeZone,
        offline,
        payments,
        analytics: analytics?.kind ?? null,
        iconPath: icons.path,
        signIns: this.#services.social.offered,
        profileLookup: this.#services.profileLookup.offered,
        translation: this.#services.translation.provider,
        vat,
        rates,
        ...(closed && { closed }),
        ...(languages.length < localeCodes.length && { languages }),
      },
    }
  }
}
