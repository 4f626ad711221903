import { createHmac } from 'node:crypto'
import type { Config } from '#server/platform/config/config.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Device } from '#server/platform/sessions/read-device.ts'
import { extendSession, nameDevice, renewSession } from '#server/platform/sessions/session-store.ts'
import { keysOf, refreshTokenOf, type Tokens, tokenHash } from '#server/platform/sessions/tokens.ts'
import { type Proof, proveSession } from './prove-session.ts'

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token, so a token that is sent
 * again, by another tab at the same moment or after a lost response, gets the same pair (trust S2).
 */
export function refreshSession(
  services: Services,
  refreshToken: string | undefined,
  device?: Device,
): Promise<Tokens> {
  return proveSession(services, refreshToken, async ({ tx, now }, proof) => {
    const { session, standing } = proof
    if (session.banned_at) throw new AppError('account_banned')
    const successor = successorOf(services.config, proof)
    const present = tokenHash(proof.refreshToken)
    if (device && device.browser !== session.browser) await nameDevice(tx, session.id, device)
    if (standing === 'present')
      await renewSession(tx, session.id, { tokens: successor, before: present, now })
    // The response may have been lost so long ago that the access token in it has expired.
    else if (session.access_expires_at <= now) await extendSession(tx, session.id, successor, now)
    return successor
  })
}

/** The successor of a token; if it was issued already, perhaps with the key before this one, exactly that one. */
function successorOf(config: Config, { session, refreshToken, standing }: Proof): Tokens {
  const [newest = '', ...earlier] = keysOf(config)
  const made = derive(newest, session.id, refreshToken)
  if (standing === 'present' || session.refresh_hash.equals(tokenHash(made.refreshToken))) return made
  const issued = earlier.map((key) => derive(key, session.id, refreshToken))
  return issued.find((each) => session.refresh_hash.equals(tokenHash(each.refreshToken))) ?? made
}

function derive(secretKey: string, sessionId: string, refreshToken: string): Tokens {
  const of = (purpose: string) =>
    createHmac('sha256', secretKey).update(`${purpose} ${refreshToken}`).digest('base64url')
  return { accessToken: of('access'), refreshToken: refreshTokenOf(secretKey, sessionId, of('refresh')) }
}
