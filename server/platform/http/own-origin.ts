import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'

/**
 * Whether a request comes from our own pages, or from no page at all: from PUBLIC_URL, and in development from the
 * server's other names on this machine. A browser omits Origin only on requests to the same origin, and a client
 * other than a browser carries nobody's cookies.
 */
export function isOwnOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>,
): boolean {
  const { origin, host } = headers
  if (origin === undefined)
    return [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site'] as string | undefined)
  if (origin === new URL(publicUrl).origin) return true
  // Host proves nothing if someone can point another domain name at this server (ASVS 4.4.2).
  return !production && origin === `http://${host}` && isLoopback(host?.replace(/:\d+$/, '') ?? '')
}
