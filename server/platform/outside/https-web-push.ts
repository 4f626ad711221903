import { type KeyObject, sign } from 'node:crypto'
import { lookup as resolveName } from 'node:dns'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { hourMs, minuteMs } from '#core/base/durations.ts'
import type { PushSenderKey } from '../config/push-sender-key.ts'
import { Breaker } from './breaker.ts'
import { arePushKeys, encryptPush } from './encrypt-push.ts'
import { isPublicAddress, pushAddress } from './push-address.ts'
import type { PushAnswer, PushOptions, WebPush } from './web-push.ts'

const timeoutMs = 5_000
const tokenLastsS = 43_200
/** What a service can ask for at most. */
const longestWaitMs = hourMs

export type WebPushSettings = {
  key: PushSenderKey
  /** Where a push service reaches this sender: `mailto:` or `https:`. */
  contact: string
  /** The push services that are accepted; `*.` stands for any name before it. */
  hosts: readonly string[]
}

/** How the network is reached; a test has a service of its own. */
export type PushWires = {
  open?: (options: RequestOptions) => ClientRequest
  lookup?: LookupFunction
}

/**
 * Sends pushes by the Web Push protocol (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292). The name of a
 * service is resolved once, only to a public address, and that address is called: no redirects, 5 s in all (trust I10).
 */
export function httpsWebPush(
  settings: WebPushSettings,
  { open = httpsRequest, lookup = publicLookup }: PushWires = {},
): WebPush {
  const { key, hosts } = settings
  const breakers = new Map<string, Breaker>()
  const breakerOf = (host: string) => {
    const known = breakers.get(host) ?? new Breaker()
    // Names of a service with a star are many; forgetting them costs a few tries.
    if (breakers.size > 200) breakers.clear()
    breakers.set(host, known)
    return known
  }
  return {
    publicKey: key.publicKey,
    accepts: (target) => pushAddress(target.endpoint, hosts) !== null && arePushKeys(target),
    async send(target, message, options) {
      const url = pushAddress(target.endpoint, hosts)
      // The list has become shorter since this device came.
      if (!url) return { kind: 'gone' }
      const breaker = breakerOf(url.hostname)
      if (breaker.isOpen())
        return { kind: 'wait', ms: minuteMs, why: 'the service has just failed several times', untried: true }
      try {
        const body = encryptPush(message, target)
        const headers = { ...headersFor(url, settings, options), 'content-length': body.length }
        const answer = await post(open, { url, headers, lookup, body })
        breaker.succeeded()
        return answerOf(answer)
      } catch (error) {
        breaker.failed()
        return { kind: 'wait', ms: null, why: error instanceof Error ? error.message : 'no answer' }
      }
    },
  }
}

function headersFor(url: URL, { key, contact }: WebPushSettings, { ttlS, urgent }: PushOptions) {
  const claims = { aud: url.origin, exp: Math.floor(Date.now() / 1000) + tokenLastsS, sub: contact }
  return {
    authorization: `vapid t=${signed(claims, key.privateKey)}, k=${key.publicKey}`,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(ttlS),
    urgency: urgent ? 'high' : 'normal',
  }
}

/** A JSON Web Token by ES256. */
function signed(claims: object, key: KeyObject): string {
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims]
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

type Answer = { status: number; retryAfter: string | undefined }
type Post = { url: URL; headers: Record<string, string | number>; lookup: LookupFunction; body: Buffer }

/** Only status and one header are read; the rest of the answer is thrown away with its connection. */
function post(open: NonNullable<PushWires['open']>, { url, headers, lookup, body }: Post): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const request = open({
      protocol: 'https:',
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host },
      lookup,
      signal,
      agent: false,
      maxHeaderSize: 8_192,
    })
    request.once('response', ({ statusCode = 0, headers: sent }: IncomingMessage) => {
      resolve({ status: statusCode, retryAfter: sent['retry-after'] })
      request.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

function answerOf({ status, retryAfter }: Answer): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const why = `the push service answered ${status}`
  if (status === 429 || status >= 500) return { kind: 'wait', ms: waitOf(retryAfter), why }
  return { kind: 'refused', why }
}

/** Seconds or a date; null if it says neither. */
function waitOf(header: string | undefined): number | null {
  if (!header) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), longestWaitMs)
}

/** Resolves a name to a public address, or fails: a name of a known service could lead into our own network. */
export const publicLookup: LookupFunction = (name, options, answer) => {
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '')
    const chosen = found.filter(({ address }) => isPublicAddress(address))
    const [first] = chosen
    if (!first || chosen.length < found.length)
      return answer(Object.assign(new Error(`${name} is no public address`), { code: 'ENOTPUBLIC' }), '')
    if (options.all) answer(null, chosen)
    else answer(null, first.address, first.family)
  })
}
