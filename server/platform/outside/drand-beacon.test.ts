import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 as bls } from '@noble/curves/bls12-381.js'
import { afterAll, expect, test } from 'vitest'
import { BeaconAway } from './beacon.ts'
import { type DrandChain, drandBeacon, isSigned, quicknet, randomnessOf, signRound } from './drand-beacon.ts'

/** Round 1000 of quicknet, as https://api.drand.sh publishes it. */
const published = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}

test('a published round of quicknet is signed by the pinned key, and its randomness is the hash of the signature', () => {
  expect(isSigned(quicknet, published.round, published.signature)).toBe(true)
  expect(randomnessOf(published.signature)).toBe(published.randomness)
})

test('another round, a changed signature and what is no point of the curve are not signed', () => {
  expect(isSigned(quicknet, 1001, published.signature)).toBe(false)
  expect(isSigned(quicknet, 1000, published.signature.replace('b4', 'b5'))).toBe(false)
  expect(isSigned(quicknet, 1000, 'f'.repeat(96))).toBe(false)
})

// A beacon of our own: a drand chain with a key that only this test has.
const secretKey = bls.utils.randomSecretKey()
const chain: DrandChain = {
  hash: 'a'.repeat(64),
  publicKey: Buffer.from(bls.shortSignatures.getPublicKey(secretKey).toBytes()).toString('hex'),
  genesis: 1_700_000_000,
  period: 30,
}
let answer: (round: number) => { status: number; body: unknown } = () => ({ status: 404, body: {} })
const server = createServer((request, response) => {
  const { status, body } = answer(Number(request.url?.split('/').at(-1)))
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('the round after a time is published after it, and no earlier one is', () => {
  const beacon = drandBeacon({ url, chain })
  for (const at of [chain.genesis, chain.genesis + 29, chain.genesis + 30, 1_800_000_001]) {
    const time = new Date(at * 1000)
    const round = beacon.roundAfter(time)
    expect(beacon.timeOf(round).getTime()).toBeGreaterThan(time.getTime())
    expect(beacon.timeOf(round - 1).getTime()).toBeLessThanOrEqual(time.getTime())
  }
})

test('a round is read once it is there and rightly signed; one of another key is refused', async () => {
  const beacon = drandBeacon({ url, chain })
  expect(await beacon.read(7)).toBeUndefined()
  const signature = signRound(secretKey, 7)
  answer = (round) => ({ status: 200, body: { round, signature, randomness: 'not read' } })
  expect(await beacon.read(7)).toEqual({ round: 7, signature, randomness: randomnessOf(signature) })
  await expect(beacon.read(8)).rejects.toThrow(BeaconAway)
  answer = (round) => ({
    status: 200,
    body: { round, signature: signRound(bls.utils.randomSecretKey(), round) },
  })
  await expect(beacon.read(7)).rejects.toThrow('its signature is wrong')
})

test('whatever else it answers is no randomness', async () => {
  for (const [status, body] of [
    [500, {}],
    [200, 'text'],
    [200, { round: 9, signature: 'short' }],
    [200, { round: 10, signature: signRound(secretKey, 10) }],
  ] as const) {
    answer = () => ({ status, body })
    await expect(drandBeacon({ url, chain }).read(9)).rejects.toThrow(BeaconAway)
  }
})
