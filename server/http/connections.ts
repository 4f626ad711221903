import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { countedAddress } from './counted-address.ts'
import { OpenConnections } from './open-connections.ts'

/** Of all clients together: 10,000 people with a socket each, and as many requests. */
const mostConnections = 20_000
/** A browser opens six: an office of 50 people opens 300. */
const mostOfOneAddress = 500

/**
 * What slow clients may take. A request's head has to be there after ten seconds and all of it after thirty; Node
 * looks every five.
 */
export const patience = {
  requestTimeout: 30_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
}

/** Refuses connections beyond what this process keeps open, for all and for each address that reaches it directly. */
export function limitConnections(server: Server, { rateLimit, trustedProxies }: Config): void {
  server.maxConnections = mostConnections
  // Behind a proxy every connection is the proxy's, who has limits of its own.
  if (!rateLimit || trustedProxies > 0) return
  const open = new OpenConnections(mostOfOneAddress)
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
    if (open.isFull(address)) return socket.destroy()
    open.add(address, socket)
  })
}
