import { z } from 'zod'
import { type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import type { SignInSettings } from '../outside/openid-sign-in.ts'

type Environment = Record<string, string | undefined>

const address = z.url().optional()
const settings = z.object({
  CLIENT_ID: z.string(),
  CLIENT_SECRET: z.string(),
  ISSUER: address,
  AUTHORIZE_URL: address,
  TOKEN_URL: address,
  KEYS_URL: address,
  USER_URL: address,
})

/**
 * The providers that the operator has set up, from `DISCORD_CLIENT_ID` and so on; one without settings is not offered.
 * Throws a message for settings that are wrong or, in production, unencrypted.
 */
export function signInSettingsOf(
  env: Environment,
  production: boolean,
): Partial<Record<SignInProvider, SignInSettings>> {
  const found = signInProviders.flatMap((provider) => {
    const own = settingsOf(env, provider, production)
    return own ? [[provider, own] as const] : []
  })
  return Object.fromEntries(found)
}

function settingsOf(env: Environment, provider: SignInProvider, production: boolean): SignInSettings | null {
  const start = `${provider.toUpperCase()}_`
  const own = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(start) && value ? [[name.slice(start.length), value] as const] : [],
  )
  const set = Object.fromEntries(own.filter(([name]) => name in settings.shape))
  if (Object.keys(set).length === 0) return null
  const read = settings.safeParse(set)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${start}${path.join('.')} (${message})`)
    throw new Error(`Invalid configuration: ${wrong.join(', ')}.`)
  }
  for (const [name, value] of Object.entries(read.data))
    if (production && name !== 'CLIENT_ID' && name !== 'CLIENT_SECRET' && value?.startsWith('http:'))
      throw new Error(
        `In production ${start}${name} must begin with https://, or others can sign in as anyone. The providers for development can’t be used.`,
      )
  const { CLIENT_ID, CLIENT_SECRET, ISSUER, AUTHORIZE_URL, TOKEN_URL, KEYS_URL, USER_URL } = read.data
  return {
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    issuer: ISSUER,
    authorizeUrl: AUTHORIZE_URL,
    tokenUrl: TOKEN_URL,
    keysUrl: KEYS_URL,
    userUrl: USER_URL,
  }
}
