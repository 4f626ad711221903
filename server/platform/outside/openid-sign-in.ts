import * as openid from 'openid-client'
import { type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import { Breaker } from './breaker.ts'
import { type SignInService, signInServices } from './sign-in-services.ts'
import { SocialAway, type SocialProfile, SocialRefused, type SocialSignIn } from './social-sign-in.ts'

const timeoutSeconds = 5

/** One provider as the operator has set it up; addresses that are left out are the provider's own. */
export type SignInSettings = {
  clientId: string
  clientSecret: string
  issuer?: string | undefined
  authorizeUrl?: string | undefined
  tokenUrl?: string | undefined
  keysUrl?: string | undefined
  userUrl?: string | undefined
}

type Line = { service: SignInService; client: openid.Configuration; breaker: Breaker }

/**
 * Signs people in by openid-client: authorization code with PKCE and state, and for OpenID Connect the nonce and the
 * id token's signature. `returnTo` is the address that the provider sends the person back to.
 */
export function openidSignIn(
  settings: Partial<Record<SignInProvider, SignInSettings>>,
  returnTo: string,
): SocialSignIn {
  const lines = new Map<SignInProvider, Line>()
  for (const provider of signInProviders) {
    const own = settings[provider]
    if (own) lines.set(provider, lineOf(signInServices[provider], own))
  }
  const lineTo = (provider: SignInProvider) => {
    const line = lines.get(provider)
    if (!line) throw new SocialRefused(`${provider} is not set up`)
    return line
  }
  return {
    offered: [...lines.keys()],
    async pageOf(provider, { state, verifier, nonce }) {
      const { service, client } = lineTo(provider)
      const page = openid.buildAuthorizationUrl(client, {
        redirect_uri: returnTo,
        scope: service.scope,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(service.person.by === 'id token' && { nonce }),
      })
      return page.href
    },
    async profileOf(provider, answer, { state, verifier, nonce }) {
      const { service, client, breaker } = lineTo(provider)
      if (breaker.isOpen()) throw new SocialAway(`${provider} has just failed several times`)
      try {
        const tokens = await openid.authorizationCodeGrant(client, new URL(`${returnTo}?${answer}`), {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(service.person.by === 'id token' && { expectedNonce: nonce, idTokenExpected: true }),
        })
        const profile = readProfile(service, await personOf(service, client, tokens))
        breaker.succeeded()
        return profile
      } catch (error) {
        const refused = error instanceof SocialRefused || isRefusal(error)
        if (refused) breaker.succeeded()
        else breaker.failed()
        const Failure = refused ? SocialRefused : SocialAway
        throw new Failure(`${provider}: ${wordsOf(error)}`, { cause: error })
      }
    },
    async check(provider) {
      const { client } = lineTo(provider)
      const answer = new URL(
        `${returnTo}?${new URLSearchParams({ code: 'nobody-got-this', state: 'check' })}`,
      )
      try {
        const pkceCodeVerifier = openid.randomPKCECodeVerifier()
        await openid.authorizationCodeGrant(client, answer, { expectedState: 'check', pkceCodeVerifier })
        return 'accepted'
      } catch (error) {
        if (refusesSecret(error)) return 'refused'
        return isRefusal(error) ? 'accepted' : 'away'
      }
    },
  }
}

function lineOf(service: SignInService, own: SignInSettings): Line {
  const { person } = service
  const used: SignInService = {
    ...service,
    issuer: own.issuer ?? service.issuer,
    authorizeUrl: own.authorizeUrl ?? service.authorizeUrl,
    tokenUrl: own.tokenUrl ?? service.tokenUrl,
    person:
      person.by === 'id token'
        ? { ...person, keysUrl: own.keysUrl ?? person.keysUrl }
        : { ...person, userUrl: own.userUrl ?? person.userUrl },
  }
  const server: openid.ServerMetadata = {
    issuer: used.issuer,
    authorization_endpoint: used.authorizeUrl,
    token_endpoint: used.tokenUrl,
    ...(used.person.by === 'id token' && { jwks_uri: used.person.keysUrl }),
  }
  const secret = openid.ClientSecretPost(own.clientSecret)
  const client = new openid.Configuration(server, own.clientId, undefined, secret)
  client.timeout = timeoutSeconds
  // Without this, the library trusts an id token that comes over TLS without checking who signed it.
  if (used.person.by === 'id token') openid.enableNonRepudiationChecks(client)
  // Only outside production: there the configuration accepts https alone.
  if (used.tokenUrl.startsWith('http:')) openid.allowInsecureRequests(client)
  return { service: used, client, breaker: new Breaker() }
}

type TokenAnswer = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>

async function personOf(
  { person }: SignInService,
  client: openid.Configuration,
  tokens: TokenAnswer,
): Promise<unknown> {
  if (person.by === 'id token') return tokens.claims()
  const url = new URL(person.userUrl)
  const answer = await openid.fetchProtectedResource(client, tokens.access_token, url, 'GET')
  if (answer.status >= 500) throw new SocialAway(`it answered ${answer.status}`)
  if (!answer.ok) throw new SocialRefused(`it answered ${answer.status}`)
  return answer.json()
}

function readProfile({ profile }: SignInService, person: unknown): SocialProfile {
  const read = profile.safeParse(person)
  if (!read.success) throw new SocialRefused('the answer describes nobody')
  return read.data
}

/** Whether the provider answered and the answer was no, or wrong; otherwise it can't be reached. */
function isRefusal(error: unknown): boolean {
  if (
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.WWWAuthenticateChallengeError
  )
    return true
  if (error instanceof openid.ResponseBodyError) return error.status < 500
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /JWT|COMPARISON|SIGNATURE|UNSUPPORTED|KEY_SELECTION|INVALID_RESPONSE|PARSE_ERROR/.test(code)
}

/** Whether the provider says that it doesn't know us, and not that it doesn't know the person. */
function refusesSecret(error: unknown): boolean {
  if (error instanceof openid.WWWAuthenticateChallengeError) return true
  if (!(error instanceof openid.ResponseBodyError)) return false
  return error.status === 401 || ['invalid_client', 'unauthorized_client'].includes(error.error)
}

/** What happened, without the code or a token. */
function wordsOf(error: unknown): string {
  if (error instanceof openid.ResponseBodyError) return error.error
  return error instanceof Error ? error.message : 'no answer'
}
