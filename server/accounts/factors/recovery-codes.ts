import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#core/people/factors.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { replaceRecoveryCodes } from './recovery-store.ts'

// Without the letters and digits that look alike; 12 of 32 have 60 bits.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const group = 4
const groups = 3

/** Makes new codes and stores their hashes only; the earlier ones no longer work. */
export async function makeRecoveryCodes({ tx, services }: Work, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const hashes = codes.map((code) => recoveryHash(services.config, userId, code.replaceAll('-', '')))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes
}

/** Keyed, so that nobody who reads the database can search for codes. */
export function recoveryHash({ secretKey }: Pick<Config, 'secretKey'>, userId: string, code: string): Buffer {
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(['recovery code', userId, code]))
    .digest()
}

function newCode(): string {
  const letters = Array.from({ length: group * groups }, () => alphabet[randomInt(alphabet.length)])
  return Array.from({ length: groups }, (_, at) => letters.slice(at * group, (at + 1) * group).join('')).join(
    '-',
  )
}
