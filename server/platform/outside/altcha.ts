import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { hardestCaptcha } from '#core/people/captcha-levels.ts'
import type { Captcha } from './captcha.ts'

const minutes = 5

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.int(),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(128),
      expiresAt: z.int(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.int().min(0),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
})

/**
 * ALTCHA: a proof of work, self-hosted, which stores no visitor data. `iterations` of the key derivation, repeated some
 * hundred times, are the first level: 500 take 0.1 s on a laptop. Tests need fewer.
 */
export function altcha(secret: string, iterations = 500): Captcha {
  const costOf = (level: number) => iterations * 2 ** (level - 1)
  const secrets = {
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: createHash('sha256').update(`captcha ${secret}`).digest('hex'),
  }
  return {
    async challenge(level, now) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: costOf(level),
        counter: randomInt(300, 900),
        deriveKey,
        expiresAt: Math.floor(now.getTime() / 1000) + minutes * 60,
        ...secrets,
      })
      return { parameters, signature: signature ?? '' }
    },
    async verify(response, level, now) {
      const parsed = payload.safeParse(fromBase64(response))
      if (!parsed.success) return null
      const { challenge, solution } = parsed.data
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
      const { cost } = challenge.parameters
      // A forged challenge must not make us work harder than we ever ask for.
      if (expiresAt <= now || cost < costOf(level) || cost > costOf(hardestCaptcha)) return null
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return result.verified ? { signature: challenge.signature, expiresAt } : null
    },
  }
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
