import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import type { Config } from '../config.ts'

/** The limits of trust R5. */
const connectionsPerAddress = 50
const packetsPerSecond = 20

type Limited = Pick<Config, 'publicUrl' | 'trustedProxies' | 'rateLimit'>

/**
 * Whether a handshake comes from our own pages. A browser leaves Origin away on requests to the same origin
 * only, and what no browser sends carries no one's session.
 */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined)
    return [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site'] as string | undefined)
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`].includes(origin)
}

/** The client's address: the first one, from our end, that is none of our own proxies'. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...forwarded.map((each) => each.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? ''
}

/** Counts connections per address and packets per connection, before anything of them is read. */
export function connectionLimits({ publicUrl, trustedProxies, rateLimit }: Limited) {
  const connections = new Map<string, number>()
  const full = (address: string) => rateLimit && (connections.get(address) ?? 0) >= connectionsPerAddress
  return {
    allows: (request: IncomingMessage): boolean =>
      isOwnOrigin(request, publicUrl) && !full(clientAddress(request, trustedProxies)),

    watch(engine: Server['engine']): void {
      engine.on('connection', (connection) => {
        const address = clientAddress(connection.request, trustedProxies)
        // Handshakes that were allowed at the same moment may be too many together.
        if (full(address)) return connection.close(true)
        connections.set(address, (connections.get(address) ?? 0) + 1)
        connection.once('close', () => {
          const left = (connections.get(address) ?? 1) - 1
          if (left > 0) connections.set(address, left)
          else connections.delete(address)
        })
        let second = 0
        let packets = 0
        connection.on('packet', () => {
          const present = Math.floor(performance.now() / 1000)
          packets = present === second ? packets + 1 : 1
          second = present
          if (packets > packetsPerSecond) connection.close(true)
        })
      })
    },
  }
}
