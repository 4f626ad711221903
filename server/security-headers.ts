import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

/** Headers of every answer. A page brings its own Content-Security-Policy with the hashes of its scripts. */
export function securityHeaders(config: Config) {
  const secure = config.publicUrl.startsWith('https:')
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-frame-options', 'DENY')
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
