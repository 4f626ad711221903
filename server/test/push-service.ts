import { randomBytes, webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushWires } from '#server/platform/outside/https-web-push.ts'
import type { PushTarget } from '#server/platform/outside/web-push.ts'

/**
 * The other side of Web Push, written from the standards and not from our sender: a browser's keys, and a push service that
 * checks what RFC 8030 and RFC 8292 ask for.
 */

const { subtle } = webcrypto
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const base64 = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64url')
const bytesOf = (text: string) => Buffer.from(text, 'base64url')

export type TestDevice = PushTarget & { keys: Promise<webcrypto.CryptoKeyPair> }

const pairs = await Promise.all(
  Array.from({ length: 24 }, async () => {
    const pair = (await subtle.generateKey(curve, true, ['deriveBits'])) as webcrypto.CryptoKeyPair
    return { pair, p256dh: base64(await subtle.exportKey('raw', pair.publicKey)) }
  }),
)
let next = 0

/** A browser that has subscribed. */
export function subscribe(endpoint: string): TestDevice {
  const known = pairs[next++ % pairs.length]
  if (!known) throw new Error('no keys')
  return {
    endpoint,
    p256dh: known.p256dh,
    auth: randomBytes(16).toString('base64url'),
    keys: Promise.resolve(known.pair),
  }
}

/** Decrypts a push as its browser does (RFC 8188 and RFC 8291). Rejects if it is for another one. */
export async function readPush({ auth, p256dh, keys }: TestDevice, body: Buffer): Promise<string> {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const senderLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + senderLength)
  const record = body.subarray(21 + senderLength)
  if (recordSize !== 4096 || senderLength !== 65 || record.length > recordSize)
    throw new Error('no such record')
  const theirs = await subtle.importKey('raw', sender, curve, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, (await keys).privateKey, 256)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytesOf(p256dh), sender])
  const input = await hkdf(shared, bytesOf(auth), info, 256)
  const raw = await hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 128)
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const iv = await hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 96)
  const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, record))
  const end = plain.findLastIndex((byte) => byte !== 0)
  if (plain[end] !== 2) throw new Error('no last record')
  return plain.subarray(0, end).toString('utf8')
}

async function hkdf(input: ArrayBuffer, salt: Uint8Array, info: Uint8Array, bits: number) {
  const key = await subtle.importKey('raw', input, 'HKDF', false, ['deriveBits'])
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bits)
}

export type Received = {
  path: string
  headers: IncomingMessage['headers']
  message: { id: number } & Record<string, unknown>
}

/** How the service answers a push; by default it takes it. `cut` breaks the connection after it was taken. */
type Behave = (
  path: string,
  id: number,
) => { status: number; headers?: Record<string, string> } | 'cut' | 'silent'

export const host = 'push.test'

/** A push service on a port of its own, whose name is `push.test`. */
export async function openPushService() {
  const devices = new Map<string, TestDevice>()
  const received: Received[] = []
  const refusals: string[] = []
  let publicKey = ''
  let behave: Behave = () => ({ status: 201 })
  let hits = 0

  async function take(incoming: IncomingMessage, answer: ServerResponse) {
    hits++
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const path = incoming.url ?? ''
    const device = devices.get(path)
    let how: ReturnType<Behave> = { status: 404 }
    if (!device) return void answer.writeHead(404).end()
    try {
      const subject = await checkVapid(incoming.headers.authorization, publicKey)
      if (!/^(mailto:|https:)/.test(subject)) throw new Error(`the contact is ${subject}`)
      if (incoming.headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding')
      if (!/^\d+$/.test(String(incoming.headers.ttl))) throw new Error('no TTL')
      if (!['high', 'normal'].includes(String(incoming.headers.urgency))) throw new Error('no urgency')
      const message = JSON.parse(await readPush(device, Buffer.concat(parts)))
      how = behave(path, message.id)
      const isTaken = how === 'cut' || how === 'silent' || how.status < 300
      if (isTaken) received.push({ path, headers: incoming.headers, message })
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error))
      return void answer.writeHead(403).end()
    }
    if (how === 'silent') return
    if (how === 'cut') return void incoming.socket.destroy()
    answer.writeHead(how.status, how.headers).end()
  }

  const server = createServer((incoming, answer) => void take(incoming, answer).catch(() => answer.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const wires: PushWires = {
    open: (options) =>
      request({ ...options, protocol: 'http:', host: '127.0.0.1', port, lookup: undefined, agent: false }),
  }
  return {
    wires,
    received,
    refusals,
    get hits() {
      return hits
    },
    trusts(key: string | null) {
      publicKey = key ?? ''
    },
    /** A new browser of this service. */
    device(name: string): TestDevice {
      const device = subscribe(`https://${host}/${name}`)
      devices.set(`/${name}`, device)
      return device
    },
    behaves(how: Behave) {
      behave = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Verifies the sender's token (RFC 8292); returns its contact. */
async function checkVapid(authorization: string | undefined, publicKey: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('another sender')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { alg } = JSON.parse(bytesOf(head).toString())
  if (alg !== 'ES256') throw new Error(`signed by ${alg}`)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const verifier = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify'])
  const isSigned = await subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    bytesOf(signature),
    Buffer.from(`${head}.${claims}`),
  )
  if (!isSigned) throw new Error('a wrong signature')
  const { aud, exp, sub } = JSON.parse(bytesOf(claims).toString())
  const now = Date.now() / 1000
  if (aud !== `https://${host}`) throw new Error(`for ${aud}`)
  if (exp <= now || exp > now + 86_400) throw new Error('it has expired, or lasts too long')
  return sub
}
