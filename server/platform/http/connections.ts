import type { Server } from 'node:http'
import type { Config } from '../config/config.ts'
import { countedAddress } from './counted-address.ts'
import { OpenConnections } from './open-connections.ts'

/** For all clients together: 10,000 people with a socket each, and as many requests. */
const mostConnections = 20_000
/** A browser opens six, so an office of 50 people opens 300. */
const mostOfOneAddress = 500

/**
 * The limits for slow clients. A request's header must arrive within ten seconds, the whole request within thirty;
 * Node checks every five.
 */
export const patience = {
  requestTimeout: 30_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
}

/** Refuses connections beyond this process's limits, in total and for each address that reaches it directly. */
export function limitConnections(server: Server, { rateLimit, trustedProxies }: Config): void {
  server.maxConnections = mostConnections
  // Behind a proxy every connection is the proxy's, which has its own limits.
  if (!rateLimit || trustedProxies > 0) return
  const open = new OpenConnections(mostOfOneAddress)
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
    if (open.isFull(address)) return socket.destroy()
    open.add(address, socket)
  })
}
