import { expect, test } from 'vitest'
import { countedAddress } from './counted-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test('neighbors in one IPv6 network count together, other networks separately', () => {
  const network = Array.from({ length: 100 }, (_, host) => `2001:db8:7:9::${host.toString(16)}`)
  expect(new Set(network.map(countedAddress)).size).toBe(1)
  const others = Array.from({ length: 100 }, (_, net) => `2001:db8:7:${net.toString(16)}::1`)
  expect(new Set(others.map(countedAddress)).size).toBe(100)
})
