import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Site = { rpId: string; origin: string }
type Act = Partial<Site> & { counter?: number; verified?: boolean }

const present = 0x01
const userVerified = 0x04
const withCredential = 0x40

/** A passkey in software, as a device would create it (WebAuthn 6.1), which can also be told to misbehave. */
export function softPasskey(site: Site = { rpId: 'localhost', origin: 'http://localhost:3000' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')

  const clientData = (type: string, challenge: string, { origin = site.origin }: Act) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    { rpId = site.rpId, counter = 0, verified = true }: Act,
    flags = 0,
    rest = Buffer.alloc(0),
  ) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(present | (verified ? userVerified : 0) | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, rest])
  }

  return {
    id,
    /** What `addPasskey` takes. */
    create(challenge: string, act: Act = {}) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, Buffer.from(cose)])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(act, withCredential, credential))],
        ]) as never,
      )
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, act).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      }
    },
    /** What `signInWithPasskey` and the other proofs take. */
    answer(challenge: string, act: Act = {}) {
      const data = clientData('webauthn.get', challenge, act)
      const authenticator = authenticatorData(act)
      const signed = Buffer.concat([authenticator, createHash('sha256').update(data).digest()])
      return {
        id,
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

export type SoftPasskey = ReturnType<typeof softPasskey>
