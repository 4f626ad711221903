import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { codeDigits } from '#core/people/factors.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type Sealed, seal, unseal } from '#server/platform/sealing/seal.ts'

/** The length of a time step in seconds (RFC 6238). */
const period = 30
/** 160 bits, the size of the HMAC (RFC 4226, 4). */
const secretBytes = 20

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The time step of an instant. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period)
}

/** The time step whose code was given: the current one, the one before or the one after; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, window: 1, timestamp: now.getTime() })
  return delta === null ? null : stepAt(now) + delta
}

/** The address that an app reads from the QR code. */
export function appAddress({ siteName }: Pick<Config, 'siteName'>, secret: string, email: string): string {
  return totp(secret, siteName, email).toString()
}

/** A QR code as one path of dark squares, in a square of `size` units with the margin that readers need. */
export function qrOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

/** Sealed under the vault's keys; the person is bound in, so it opens for no other. */
export function sealSecret({ vaultKeys }: Pick<Config, 'vaultKeys'>, userId: string, secret: string): Sealed {
  return seal(vaultKeys, boundTo(userId), secret)
}

export function unsealSecret({ vaultKeys }: Pick<Config, 'vaultKeys'>, userId: string, box: Sealed): string {
  return unseal(vaultKeys, boundTo(userId), box)
}

export const boundTo = (userId: string) => `authenticator ${userId}`

function totp(secret: string, issuer = '', label = '') {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: codeDigits,
    period,
    secret: Secret.fromBase32(secret),
  })
}
