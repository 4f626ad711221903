import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { signInProviders } from '#core/people/sign-in-providers.ts'
import { briefLimits } from '#server/test/brief-limits.ts'
import { signInAt } from '#server/test/social.ts'
import { startSignInProviders } from '../../../run/sign-in-providers.ts'
import { signInSettingsOf } from '../config/sign-in-settings.ts'
import { openidSignIn } from './openid-sign-in.ts'
import { SocialAway, SocialRefused } from './social-sign-in.ts'

const returnTo = 'http://localhost:3000/'
const { env, close } = await startSignInProviders({ returnTo })
afterAll(close)
const social = openidSignIn(signInSettingsOf(env, false), returnTo)
const secrets = { state: 's'.repeat(43), verifier: 'v'.repeat(43), nonce: 'n'.repeat(43) }
const comeBackFrom = async (provider: 'discord' | 'google' | 'facebook') =>
  signInAt(await social.pageOf(provider, secrets), 'mira')

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe.each(signInProviders)('%s', (provider) => {
  test('the code becomes the person, with an address that only the provider can call verified', async () => {
    const profile = await social.profileOf(provider, await comeBackFrom(provider), secrets)
    const verified = provider !== 'facebook'
    expect(profile).toEqual({ subject: 'mira', email: 'mira@example.com', verified, name: 'mira' })
  })

  test('another verifier, another state and a code that was used are refused', async () => {
    const other = { ...secrets, verifier: 'w'.repeat(43) }
    await expect(social.profileOf(provider, await comeBackFrom(provider), other)).rejects.toThrow(
      SocialRefused,
    )
    const moved = { ...secrets, state: 't'.repeat(43) }
    await expect(social.profileOf(provider, await comeBackFrom(provider), moved)).rejects.toThrow(
      SocialRefused,
    )
    const answer = await comeBackFrom(provider)
    await social.profileOf(provider, answer, secrets)
    await expect(social.profileOf(provider, answer, secrets)).rejects.toThrow(SocialRefused)
  })

  test('one that answers nothing is given up after 5 seconds, and one that fails at once', async () => {
    const name = `${provider.toUpperCase()}_TOKEN_URL`
    const silent = openidSignIn(signInSettingsOf({ ...env, [name]: await serve(() => {}) }, false), returnTo)
    const comeBack = await comeBackFrom(provider)
    const limits = briefLimits()
    await expect(silent.profileOf(provider, comeBack, secrets)).rejects.toThrow(SocialAway)
    expect(new Set(limits)).toEqual(new Set([5_000]))
    const broken = await serve((_, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'))
    const failing = openidSignIn(signInSettingsOf({ ...env, [name]: broken }, false), returnTo)
    await expect(failing.profileOf(provider, await comeBackFrom(provider), secrets)).rejects.toThrow(
      SocialAway,
    )
  })
})

test("Google's id token counts only with our nonce and a signature by Google's keys", async () => {
  const other = { ...secrets, nonce: 'm'.repeat(43) }
  await expect(social.profileOf('google', await comeBackFrom('google'), other)).rejects.toThrow(SocialRefused)
  const foreignKeys = openidSignIn(
    signInSettingsOf({ ...env, GOOGLE_KEYS_URL: env.DISCORD_KEYS_URL }, false),
    returnTo,
  )
  await expect(foreignKeys.profileOf('google', await comeBackFrom('google'), secrets)).rejects.toThrow(
    SocialRefused,
  )
  const foreignIssuer = openidSignIn(
    signInSettingsOf({ ...env, GOOGLE_ISSUER: 'https://accounts.google.com' }, false),
    returnTo,
  )
  await expect(foreignIssuer.profileOf('google', await comeBackFrom('google'), secrets)).rejects.toThrow(
    SocialRefused,
  )
})

test('a provider without settings is not offered; one with half of them, or unencrypted in production, stops the start', () => {
  expect(openidSignIn(signInSettingsOf({}, true), returnTo).offered).toEqual([])
  const google = { GOOGLE_CLIENT_ID: 'peakline', GOOGLE_CLIENT_SECRET: 'a secret' }
  expect(openidSignIn(signInSettingsOf(google, true), returnTo).offered).toEqual(['google'])
  expect(() => signInSettingsOf({ GOOGLE_CLIENT_ID: 'peakline' }, false)).toThrow('GOOGLE_CLIENT_SECRET')
  expect(() => signInSettingsOf({ ...google, GOOGLE_TOKEN_URL: 'nowhere' }, false)).toThrow(
    'GOOGLE_TOKEN_URL',
  )
  expect(() => signInSettingsOf(env, true)).toThrow('must begin with https://')
})
