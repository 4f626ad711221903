import { isLoopback } from './loopback.ts'

/**
 * Whether an address can be that of a service which the operator has chosen: what is added to its path must end up in it, and in
 * production nothing leaves this machine unencrypted.
 */
export function isOutsideAddress(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(address)
  if (search || hash || username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && (!production || isLoopback(hostname)))
}
