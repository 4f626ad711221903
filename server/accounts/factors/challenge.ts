import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { challengeMs } from '#core/people/factors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { spendProof } from './spent-store.ts'

/** What a challenge is for, and for whom: the session or the person who asked, or everyone who signs in. */
export type Purpose = `add ${string}` | 'sign in' | `second step ${string}` | `prove ${string}`

const nonceBytes = 16
const timeBytes = 6
const body = nonceBytes + timeBytes

/**
 * A passkey's challenge. It is sealed with its purpose and its end instead of stored, so that strangers who ask for
 * challenges fill nothing; only used ones are stored, until they expire.
 */
export function newChallenge({ config, now }: Pick<Services, 'config' | 'now'>, purpose: Purpose): string {
  const content = Buffer.alloc(body)
  randomBytes(nonceBytes).copy(content)
  content.writeUIntBE(now().getTime() + challengeMs, nonceBytes, timeBytes)
  return Buffer.concat([content, sealOf(config.secretKey, purpose, content)]).toString('base64url')
}

/** Whether a challenge is ours, for this purpose, and not expired. */
export function isOurChallenge(
  { config, now }: Pick<Services, 'config' | 'now'>,
  purpose: Purpose,
  challenge: string,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const content = bytes.subarray(0, body)
  const sealed = bytes.subarray(body)
  const expected = sealOf(config.secretKey, purpose, content)
  if (content.length < body || sealed.length !== expected.length || !timingSafeEqual(sealed, expected))
    return false
  return content.readUIntBE(nonceBytes, timeBytes) > now().getTime()
}

/** Uses a challenge; false when it was used before. */
export function spendChallenge({ db, now }: Pick<Services, 'db' | 'now'>, challenge: string) {
  return spendProof(db, `challenge ${challenge}`, new Date(now().getTime() + challengeMs))
}

function sealOf(secretKey: string, purpose: Purpose, content: Buffer): Buffer {
  const words = JSON.stringify(['passkey challenge', purpose, content.toString('base64url')])
  return createHmac('sha256', secretKey).update(words).digest()
}
