import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import { signInSettingsOf } from '#server/platform/config/sign-in-settings.ts'
import { openidSignIn } from '#server/platform/outside/openid-sign-in.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { type Person, startSignInProviders } from '../../run/sign-in-providers.ts'

const returnTo = 'http://localhost:3000/'

/** The three providers, running; `people` says who someone is by the name that they sign in with there. */
export async function openProviders(services: Services) {
  const people = new Map<string, Person>()
  const personOf = (login: string) => people.get(login) ?? { name: login }
  const { env, close } = await startSignInProviders({ returnTo, personOf })
  afterAll(close)
  services.social = openidSignIn(signInSettingsOf(env, false), returnTo)
  return { env, people }
}

/** A browser at our site: its cookies, and the access token of whoever is signed in. */
export class Visitor {
  readonly cookies: Record<string, string> = {}
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const token = this.cookies.access_token
    const answer = await this.#app.inject({
      method,
      url,
      cookies: this.cookies,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(payload && { payload }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies)
      if (maxAge === 0 || (expires && expires.getTime() === 0)) delete this.cookies[name]
      else this.cookies[name] = value
    return answer
  }

  /** Begins a trip; the address of the provider's page. */
  async start(provider: SignInProvider, back = '/'): Promise<string> {
    const answer = await this.send('POST', `/v1/auth/${provider}/start`, { back })
    return answer.json().data.url
  }

  /** From our button to what the provider sends back. */
  async goTo(provider: SignInProvider, login: string, back?: string): Promise<URLSearchParams> {
    return signInAt(await this.start(provider, back), login)
  }

  /** Lands on `/` with what the provider sent back. */
  land(answer: URLSearchParams) {
    return this.send('GET', `/?${answer}`)
  }

  /** What came of a return, as the page's script reads it. */
  get news(): string | undefined {
    return this.cookies.sign_in_news
  }
}

/** Signs in at a provider's page as a browser does, until it sends the browser back to us. */
export async function signInAt(page: string, login: string): Promise<URLSearchParams> {
  const jar = new Map<string, string>()
  const visit = async (url: string, form?: string): Promise<URLSearchParams> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const to = answer.headers.get('location')
    if (to?.startsWith(returnTo)) return new URL(to).searchParams
    if (to) return visit(new URL(to, url).href)
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(await answer.text()) ?? []
    if (!action) throw new Error(`The provider's page has no form: ${answer.status}`)
    return visit(action, `${new URLSearchParams({ prompt: 'login', login, password: 'any' })}`)
  }
  return visit(page)
}

/** The path of a provider's callback (spec 7). */
export const callbackOf = (provider: SignInProvider) => `/v1/auth/${provider}callback`

/** The two other providers. */
export const others = (provider: SignInProvider) => signInProviders.filter((each) => each !== provider)
