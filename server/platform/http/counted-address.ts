import { isIPv6 } from 'node:net'

/**
 * The address as limits count it: one for each household or server. For IPv6 that is the 64-bit network that a
 * provider assigns to one customer, who can choose any single address in it.
 */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address.toLowerCase()
  const groups = groupsOf(address)
  const [a = 0, b = 0] = groups.slice(6)
  const isMapped4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped4) return [a >> 8, a & 255, b >> 8, b & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, in any of its spellings. */
function groupsOf(address: string): number[] {
  // A URL's host has one spelling, without dots and without a zone.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((side) => side.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
