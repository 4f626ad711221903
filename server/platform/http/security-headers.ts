import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** Headers of every response; one that a response sets itself stays. A page has its own policy. */
export function securityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // For the shop's own host alone: its owner may have others without TLS below it. Its cookies are bound to the host.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Adds them to Fastify's responses. API responses are personal, so no cache stores them (ASVS 14.3.2). */
export function sendSecurityHeaders(config: Config) {
  const headers = Object.entries(securityHeaders(config))
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    _payload: unknown,
    done: (error?: Error | null) => void,
  ): void => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done()
  }
}
