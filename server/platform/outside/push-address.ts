import { BlockList, isIP } from 'node:net'

const longest = 1024

/**
 * The address of a push service, or null. A stranger names it and our server calls it, so only the known services are
 * accepted, encrypted and at their own port (trust I10).
 */
export function pushAddress(endpoint: string, hosts: readonly string[]): URL | null {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return null
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' || url.port || url.username || url.password || url.hash) return null
  // Written in another way than it is read, it would be somebody's trick.
  if (!endpoint.startsWith(`https://${url.hostname}/`)) return null
  return hosts.some((host) => isHost(url.hostname, host)) ? url : null
}

function isHost(name: string, host: string): boolean {
  if (isIP(name.replace(/^\[|\]$/g, ''))) return false
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) && name.length >= host.length : name === host
}

const reserved = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits)

const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
const reservedV6 = new BlockList()
for (const [net, bits] of [
  // Documentation, tunnels whose ends are IPv4 addresses, benchmarks.
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reservedV6.addSubnet(net, bits, 'ipv6')

/** Whether an IP address belongs to the public internet: not this machine, its networks, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address)
  return family === 6 && globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
}
