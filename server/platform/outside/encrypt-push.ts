import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './web-push.ts'

const curve = 'prime256v1'
const recordSize = 4096
const tagBytes = 16
/** Pushes of the same length say nothing about what happened; longer ones are padded to the next step. */
const padding = 512
/** A push service accepts 4,096 bytes: header, padding mark and tag go off. */
const mostBytes = recordSize - 86 - 1 - tagBytes

/** The only random parts; a test brings those of the standard's example. */
type Secrets = { salt?: Buffer; own?: ECDH; padded?: boolean }

/**
 * Encrypts a push for one browser: `aes128gcm` in a single record (RFC 8188), with the key that RFC 8291 derives. Throws for
 * keys that are none and for a message above 3,993 bytes.
 */
export function encryptPush(
  message: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt = randomBytes(16), own = freshKeys(), padded = true }: Secrets = {},
): Buffer {
  const plain = Buffer.from(message)
  if (plain.length > mostBytes) throw new Error('The push is too long')
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = own.computeSecret(theirs)
  const input = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = hkdf(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(input, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const length = padded ? Math.min(mostBytes, Math.ceil(plain.length / padding) * padding) : plain.length
  // 2 marks the last record; zeros follow.
  const record = Buffer.concat([plain, Buffer.from([2]), Buffer.alloc(length - plain.length)])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

/** Whether a browser's keys are a point of the curve and a secret of 16 bytes. */
export function arePushKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    freshKeys().computeSecret(point)
    return true
  } catch {
    return false
  }
}

function freshKeys(): ECDH {
  const keys = createECDH(curve)
  keys.generateKeys()
  return keys
}

function hkdf(input: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes))
}
