import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'

/** The shop's key (VAPID, RFC 8292): browsers subscribe with its public half, and push services check what it signs. */
export type PushSenderKey = { publicKey: string; privateKey: KeyObject }

/** Reads a key of 32 bytes, as base64 or base64url. Throws for what is no private key of P-256. */
export function pushSenderKey(text: string): PushSenderKey {
  const d = Buffer.from(text, 'base64url')
  if (d.length !== 32) throw new Error('no 32 bytes')
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(d)
  const point = keys.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}
