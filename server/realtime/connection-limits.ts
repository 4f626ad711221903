import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import type { Config } from '#server/platform/config/config.ts'
import { countedAddress } from '#server/platform/http/counted-address.ts'
import { OpenConnections } from '#server/platform/http/open-connections.ts'
import { isOwnOrigin } from '#server/platform/http/own-origin.ts'

/** The limits of trust R5. */
const connectionsPerAddress = 50
const packetsPerSecond = 20

type Limited = Pick<Config, 'production' | 'publicUrl' | 'trustedProxies' | 'rateLimit'>

/** The client's address as limits count it: the first one, seen from our end, that is not one of our own proxies. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...forwarded.map((each) => each.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return countedAddress(hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? '')
}

/** Counts connections per address and packets per connection, before any of them is read. */
export function connectionLimits(config: Limited) {
  const { trustedProxies, rateLimit } = config
  const open = new OpenConnections(connectionsPerAddress)
  const full = (address: string) => rateLimit && open.isFull(address)
  return {
    allows: (request: IncomingMessage): boolean =>
      isOwnOrigin(request, config) && !full(clientAddress(request, trustedProxies)),

    watch(engine: Server['engine']): void {
      engine.on('connection', (connection) => {
        const address = clientAddress(connection.request, trustedProxies)
        // Handshakes that were allowed at the same moment may together be too many.
        if (full(address)) return connection.close(true)
        open.add(address, connection)
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
