import { z } from 'zod'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { SocialProfile } from './social-sign-in.ts'

/** Where a provider answers, and how its answer is read. Each address can be replaced by configuration. */
export type SignInService = {
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  scope: string
  /** An id token signed with the keys at `keysUrl`, or what `userUrl` says about the owner of an access token. */
  person: { by: 'id token'; keysUrl: string } | { by: 'user'; userUrl: string }
  profile: z.ZodType<SocialProfile>
}

const words = z.string().max(320).nullish()

/** An id token's `email_verified` is a boolean; some services of the standard write a string. */
const googleProfile = z
  .object({
    sub: z.string().min(1).max(255),
    email: words,
    email_verified: z.unknown().optional(),
    name: words,
  })
  .transform(({ sub, email, email_verified, name }) => ({
    subject: sub,
    email: email || null,
    verified: email_verified === true,
    name: name ?? '',
  }))

const discordProfile = z
  .object({
    id: z.string().min(1).max(255),
    email: words,
    verified: z.unknown().optional(),
    username: words,
    global_name: words,
  })
  .transform(({ id, email, verified, username, global_name }) => ({
    subject: id,
    email: email || null,
    verified: verified === true,
    name: username || global_name || '',
  }))

/** Facebook names an address and never says whether it was confirmed, so it never was (trust S4). */
const facebookProfile = z
  .object({ id: z.string().min(1).max(255), email: words, name: words })
  .transform(({ id, email, name }) => ({
    subject: id,
    email: email || null,
    verified: false,
    name: name ?? '',
  }))

export const signInServices: Record<SignInProvider, SignInService> = {
  discord: {
    issuer: 'https://discord.com',
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    scope: 'identify email',
    person: { by: 'user', userUrl: 'https://discord.com/api/users/@me' },
    profile: discordProfile,
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'openid email profile',
    person: { by: 'id token', keysUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
    profile: googleProfile,
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorizeUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
    scope: 'public_profile email',
    person: { by: 'user', userUrl: 'https://graph.facebook.com/v24.0/me?fields=id,name,email' },
    profile: facebookProfile,
  },
}
