// Stands for Discord, Google and Facebook in development and in tests: three real OAuth servers (oidc-provider) on this
// machine, where anyone signs in as anyone. Production refuses their addresses (server/platform/config/sign-in-settings.ts).
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'

/** What a provider knows about someone, whom it knows by the name they sign in with there. */
export type Person = { email?: string | undefined; verified?: boolean; name: string }

type Options = {
  /** Where the site's people come back to. */
  returnTo: string
  /** Who someone is that signs in at a provider with a name; by default anyone, with a confirmed address. */
  personOf?: (login: string) => Person
}

/** The variables that make a server use them, and how to stop them. */
export type SignInProviders = { env: Record<string, string>; close: () => Promise<void> }

export async function startSignInProviders(options: Options): Promise<SignInProviders> {
  const started = await Promise.all(signInProviders.map((provider) => startOne(provider, options)))
  return {
    env: Object.assign({}, ...started.map(({ env }) => env)),
    close: async () => {
      await Promise.all(started.map(({ close }) => close()))
    },
  }
}

/** `mira` is mira@example.com; one who signs in with an address has that one, and `unproven.…` never confirmed it. */
function anyone(login: string): Person {
  const email = login.includes('@') ? login : `${login}@example.com`
  return {
    email,
    verified: !login.startsWith('unproven.'),
    name: email.split('@')[0] ?? login,
  }
}

async function startOne(provider: SignInProvider, { returnTo, personOf = anyone }: Options) {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = randomBytes(24).toString('base64url')
  const oauth = new Provider(origin, configuration({ id: 'peakline', secret, returnTo, personOf }))
  oauth.on('server_error', (_, error) => console.error(error))
  const answer = oauth.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/person')) return answer(request, response)
    const [, token = ''] = request.headers.authorization?.split(' ') ?? []
    const found = await oauth.AccessToken.find(token)
    if (!found?.accountId) return say(response, 401, { error: 'invalid_token' })
    say(response, 200, shapes[provider](found.accountId, personOf(found.accountId)))
  })
  const name = provider.toUpperCase()
  return {
    env: {
      [`${name}_CLIENT_ID`]: 'peakline',
      [`${name}_CLIENT_SECRET`]: secret,
      [`${name}_ISSUER`]: origin,
      [`${name}_AUTHORIZE_URL`]: `${origin}/auth`,
      [`${name}_TOKEN_URL`]: `${origin}/token`,
      [`${name}_KEYS_URL`]: `${origin}/jwks`,
      [`${name}_USER_URL`]: `${origin}/person`,
    },
    close: () => closed(server),
  }
}

type Client = { id: string; secret: string; returnTo: string; personOf: (login: string) => Person }

function configuration({ id, secret, returnTo, personOf }: Client): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [returnTo],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'identify', 'public_profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: what the page wants to know is in the id token itself.
    conformIdTokenClaims: false,
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }],
    },
    // A session only outlives the way back to the site, so that everyone can choose who they are each time.
    ttl: { Session: 10, Interaction: 600, Grant: 60, AccessToken: 60, IdToken: 60 },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    findAccount: (_, login) => ({
      accountId: login,
      claims: async () => {
        const { email, verified, name } = personOf(login)
        return { sub: login, name, ...(email !== undefined && { email, email_verified: verified }) }
      },
    }),
    // Nobody is asked whether they agree: the person has just signed in for nothing else.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope(String(oidc.params?.scope ?? ''))
      await grant.save()
      return grant
    },
  }
}

/** What each provider says about the owner of an access token. */
const shapes: Record<SignInProvider, (subject: string, person: Person) => object> = {
  discord: (subject, { email, verified, name }) => ({
    id: subject,
    username: name,
    global_name: null,
    email: email ?? null,
    verified: verified ?? false,
  }),
  google: (subject, { email, verified, name }) => ({ sub: subject, email, email_verified: verified, name }),
  facebook: (subject, { email, name }) => ({ id: subject, name, ...(email !== undefined && { email }) }),
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

// As a process of its own, started by run/local-sign-in.mjs: it ends with the one that started it.
if (import.meta.main) {
  process.on('disconnect', () => process.exit(0))
  const { env } = await startSignInProviders({ returnTo: process.argv[2] ?? '' })
  process.send?.(env)
}
