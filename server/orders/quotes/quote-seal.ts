import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { OrderConfig } from '#core/choices/order-config.ts'

/**
 * What a seal guarantees for one configuration: the version of the prices, and a coach's hourly rate in minor units.
 */
export type Sealed = { priceVersion: number; sealedAt: Date; hourly: number | null }

/**
 * Version, coach's rate and time, then the MAC: 30 bytes, which base64url writes in 40 characters with no bit to
 * spare.
 */
const headLength = 14
const macLength = 16
const form = /^[\w-]{40}$/

/** Seals a price; the seal is short enough for a link and invalid for any other configuration. */
export function sealQuote(secretKey: string, config: OrderConfig, sealed: Sealed): string {
  const head = Buffer.alloc(headLength)
  head.writeUInt32BE(sealed.priceVersion, 0)
  // No coach works for nothing, so zero can mean that there is no coach.
  head.writeUInt32BE(sealed.hourly ?? 0, 4)
  head.writeUIntBE(sealed.sealedAt.getTime(), 8, 6)
  return Buffer.concat([head, macOf(secretKey, head, config)]).toString('base64url')
}

/**
 * The content of a seal, or null if this shop did not make it for exactly this configuration. Its age is not checked.
 */
export function openSeal(secretKey: string, config: OrderConfig, seal: string): Sealed | null {
  if (!form.test(seal)) return null
  const bytes = Buffer.from(seal, 'base64url')
  const head = bytes.subarray(0, headLength)
  if (!timingSafeEqual(bytes.subarray(headLength), macOf(secretKey, head, config))) return null
  return {
    priceVersion: head.readUInt32BE(0),
    hourly: head.readUInt32BE(4) || null,
    sealedAt: new Date(head.readUIntBE(8, 6)),
  }
}

function macOf(secretKey: string, head: Buffer, config: OrderConfig): Buffer {
  const mac = createHmac('sha256', keyOf(secretKey)).update(head).update(canonical(config)).digest()
  return mac.subarray(0, macLength)
}

// A process has one secret; deriving its key each time took most of a seal's time.
const keys = new Map<string, KeyObject>()

/** A separate key: nothing that another part of the shop signs with the same secret is ever a seal. */
function keyOf(secretKey: string): KeyObject {
  const known = keys.get(secretKey)
  if (known) return known
  const key = createSecretKey(createHmac('sha256', secretKey).update('peakline quote seal').digest())
  keys.set(secretKey, key)
  return key
}

/** A configuration as one text, regardless of the order of its keys and of undefined values. */
export function canonical(config: OrderConfig): string {
  return JSON.stringify(config, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
