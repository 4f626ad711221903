import { createHash } from 'node:crypto'
import { bls12_381 as bls } from '@noble/curves/bls12-381.js'
import { z } from 'zod'
import { type Beacon, BeaconAway, type BeaconRound } from './beacon.ts'
import { boundedText } from './bounded-text.ts'
import { Breaker } from './breaker.ts'

const timeoutMs = 10_000

/** A chain of drand with unchained rounds on BLS12-381, whose signatures are points of G1; its public key is pinned. */
export type DrandChain = {
  /** 64 hexadecimal digits. */
  hash: string
  /** 192 hexadecimal digits. */
  publicKey: string
  /** Of its first round, in seconds since 1970. */
  genesis: number
  /** Between two rounds, in seconds. */
  period: number
}

/** “quicknet” of the League of Entropy, as its operators publish it (docs.drand.love). */
export const quicknet: DrandChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
}

/** The tag of the standard for hashing to G1 (RFC 9380) that these chains sign with. */
const tag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const answered = z.object({
  round: z.int().min(1),
  signature: z.string().regex(/^[\da-f]{96}$/),
})

/**
 * Reads drand's public randomness. What it answers counts only with the right signature, so the host needs no trust. Only the
 * operator chooses it: redirects are refused (trust I10).
 */
export function drandBeacon({
  url,
  chain = quicknet,
}: {
  url: string
  chain?: DrandChain | undefined
}): Beacon {
  const breaker = new Breaker()
  const addressOf = (round: number) => `${url}/${chain.hash}/public/${round}`
  return {
    chain: chain.hash,
    addressOf,
    roundAfter: (time) => Math.floor((time.getTime() / 1000 - chain.genesis) / chain.period) + 2,
    timeOf: (round) => new Date((chain.genesis + (round - 1) * chain.period) * 1000),
    async read(round) {
      if (breaker.isOpen()) throw new BeaconAway('it has just failed several times')
      try {
        const found = await ask(addressOf(round), chain, round)
        breaker.succeeded()
        return found
      } catch (error) {
        breaker.failed()
        throw new BeaconAway(error instanceof Error ? error.message : 'no answer', { cause: error })
      }
    },
  }
}

async function ask(address: string, chain: DrandChain, round: number): Promise<BeaconRound | undefined> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    // Not there yet: 404, and 425 of newer servers.
    if ([404, 425].includes(answer.status)) return undefined
    throw new Error(`it answered ${answer.status}`)
  }
  const { round: found, signature } = answered.parse(JSON.parse(await boundedText(answer)))
  if (found !== round || !isSigned(chain, round, signature)) throw new Error('its signature is wrong')
  return { round, signature, randomness: randomnessOf(signature) }
}

/** A round's randomness is the hash of its signature; both are hexadecimal digits. */
export function randomnessOf(signature: string): string {
  return createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
}

/** Whether a chain has signed a round: its message is the hash of the round as eight bytes, the highest first. */
export function isSigned({ publicKey }: DrandChain, round: number, signature: string): boolean {
  const { shortSignatures: scheme } = bls
  try {
    const signed = scheme.hash(messageOf(round), tag)
    return scheme.verify(Buffer.from(signature, 'hex'), signed, Buffer.from(publicKey, 'hex'))
  } catch {
    // No point of the curve at all.
    return false
  }
}

function messageOf(round: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(round))
  return createHash('sha256').update(bytes).digest()
}

/** Signs a round with a secret key, for a beacon of one's own. */
export function signRound(secretKey: Uint8Array, round: number): string {
  const { shortSignatures: scheme } = bls
  return Buffer.from(scheme.sign(scheme.hash(messageOf(round), tag), secretKey).toBytes()).toString('hex')
}
