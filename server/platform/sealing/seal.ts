import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { vaultCipher } from '#core/orders/vault.ts'

/** Key-encryption keys of 32 bytes by id; the last one encrypts, all decrypt. */
export type Keyring = ReadonlyMap<string, Buffer>

/** A text under its own data key, and that key under the key-encryption key `keyId` (trust 3). */
export type Sealed = { keyId: string; wrappedKey: Buffer; sealed: Buffer }

const algorithm = 'aes-256-gcm' satisfies Lowercase<typeof vaultCipher>
const nonceBytes = 12
const tagBytes = 16

/** Seals a text for one order; the order's id is bound in, so the text opens for no other. */
export function seal(keyring: Keyring, orderId: string, text: string): Sealed {
  const dataKey = randomBytes(32)
  return { ...wrap(keyring, orderId, dataKey), sealed: encrypt(dataKey, orderId, Buffer.from(text)) }
}

/** The original text. Throws when it was altered, belongs to another order or its key is not on the ring. */
export function unseal(keyring: Keyring, orderId: string, { keyId, wrappedKey, sealed }: Sealed): string {
  const dataKey = decrypt(keyOf(keyring, keyId), orderId, wrappedKey)
  return decrypt(dataKey, orderId, sealed).toString()
}

/** Whether the ring has the key under which a text lies. The text itself stays sealed. */
export function hasKeyOf(keyring: Keyring, orderId: string, { keyId, wrappedKey }: Sealed): boolean {
  try {
    decrypt(keyOf(keyring, keyId), orderId, wrappedKey)
    return true
  } catch {
    return false
  }
}

/** The same under the newest key-encryption key; the text stays as it is. */
export function rewrap(keyring: Keyring, orderId: string, { keyId, wrappedKey, sealed }: Sealed): Sealed {
  return { ...wrap(keyring, orderId, decrypt(keyOf(keyring, keyId), orderId, wrappedKey)), sealed }
}

/** The id of the key that currently encrypts. */
export function newestKeyId(keyring: Keyring): string {
  const id = [...keyring.keys()].at(-1)
  if (id === undefined) throw new RangeError('The vault has no key')
  return id
}

function wrap(keyring: Keyring, orderId: string, dataKey: Buffer) {
  const keyId = newestKeyId(keyring)
  return { keyId, wrappedKey: encrypt(keyOf(keyring, keyId), orderId, dataKey) }
}

function keyOf(keyring: Keyring, keyId: string): Buffer {
  const key = keyring.get(keyId)
  if (!key) throw new RangeError(`The vault has no key ${keyId}`)
  return key
}

function encrypt(key: Buffer, orderId: string, content: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(orderId))
  const text = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function decrypt(key: Buffer, orderId: string, box: Buffer): Buffer {
  const text = nonceBytes + tagBytes
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(orderId)).setAuthTag(box.subarray(nonceBytes, text))
  return Buffer.concat([decipher.update(box.subarray(text)), decipher.final()])
}
