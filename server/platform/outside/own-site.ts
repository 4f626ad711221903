import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { isUntrusted } from './access.ts'

/** An address for documentation only (RFC 5737), which no proxy adds. */
const forged = '192.0.2.1'
const timeoutMs = 5_000
const mostBytes = 10_000

/** What someone sees who comes to the site from outside. */
export type OwnSite =
  | { answer: 'site'; proxies: number; seenFrom: string; certificateEnds: Date | null }
  | { answer: 'other' }
  | { answer: 'no_server' }
  | { answer: 'certificate' }
  | { answer: 'away' }

const health = z.object({
  data: z.object({ seenFrom: z.string(), forwarded: z.array(z.string()) }),
})

/**
 * Comes to the site at its public address as a visitor does who forges theirs, and reads from `/healthz` what the server
 * was told. `proxies` is how many added an address, or replaced the forged one. `other`: something else answers there, or
 * it doesn't know the token. `no_server`: a proxy answers that nothing is behind it. Never throws.
 */
export async function askOwnSite(publicUrl: string, token: string): Promise<OwnSite> {
  try {
    const { status, body, certificateEnds } = await get(new URL('/healthz', publicUrl), token)
    const parsed = health.safeParse(body)
    if (!parsed.success) return { answer: [502, 504].includes(status) ? 'no_server' : 'other' }
    const { seenFrom, forwarded } = parsed.data.data
    const proxies = forwarded.length - 1 - forwarded.lastIndexOf(forged)
    return { answer: 'site', proxies, seenFrom, certificateEnds }
  } catch (error) {
    return isUntrusted(error) ? { answer: 'certificate' } : { answer: 'away' }
  }
}

type Reply = { status: number; body: unknown; certificateEnds: Date | null }

function get(url: URL, token: string): Promise<Reply> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': forged }
  return new Promise((resolve, reject) => {
    const options = { headers, agent: false, signal: AbortSignal.timeout(timeoutMs) }
    const asked = request(url, options, (reply) => {
      // Read now: the socket is gone when the body has ended.
      const ends = reply.socket instanceof TLSSocket ? reply.socket.getPeerCertificate().valid_to : undefined
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => {
        text += part
        if (text.length > mostBytes) reply.destroy(new Error('The answer is too long'))
      })
      reply.on('error', reject)
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          body: jsonOf(text),
          certificateEnds: ends ? new Date(ends) : null,
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
