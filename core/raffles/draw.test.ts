import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDraw, drawOrder, listOfTickets, placeOf } from './draw.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hashBytes = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('a place is the hash of seed, randomness and number, as sha256sum prints it', () => {
  // printf 'ab:cd:7' | sha256sum
  expect(placeOf(hash, { seed: 'ab', randomness: 'cd' }, 7)).toBe(
    'c778a59128bb358450b78ccd3182fc2235a28d048dfed76cf761f9182dd3d7b8',
  )
})

test('the order has each ticket once, and doesn’t depend on the order of the list', () => {
  const lots = { seed: 'seed', randomness: 'round' }
  const order = drawOrder(hash, lots, numbers(200))
  expect(order.toSorted((a, b) => a - b)).toEqual(numbers(200))
  expect(drawOrder(hash, lots, numbers(200).toReversed())).toEqual(order)
  expect(drawOrder(hash, { ...lots, randomness: 'other' }, numbers(200))).not.toEqual(order)
})

test('a withdrawn ticket changes nothing about the order of the others', () => {
  const lots = { seed: 'seed', randomness: '' }
  const order = drawOrder(hash, lots, numbers(50))
  const without = numbers(50).filter((number) => number !== 17)
  expect(drawOrder(hash, lots, without)).toEqual(order.filter((number) => number !== 17))
})

test('trust O7: 10,000 draws of 100 tickets favor none (chi-square, p > 0.01)', () => {
  const wins = new Map(numbers(100).map((number) => [number, 0]))
  for (let draw = 0; draw < 10_000; draw++) {
    // Only the first place is needed: the smallest hash.
    const lots = { seed: hash(`seed ${draw}`), randomness: hash(`round ${draw}`) }
    let first = { number: 0, place: 'g' }
    for (const number of wins.keys()) {
      const place = placeOf(hash, lots, number)
      if (place < first.place) first = { number, place }
    }
    wins.set(first.number, (wins.get(first.number) ?? 0) + 1)
  }
  const chi = [...wins.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
  // The 99th percentile of chi-square with 99 degrees of freedom.
  expect(chi).toBeLessThan(134.64)
})

const tickets = numbers(30).map((number) => ({ number, mark: hash(`id ${number}`) }))
const signature = 'b4a1'
const lots = { seed: 'a secret', randomness: hashBytes(signature) }
const order = drawOrder(hash, lots, numbers(30))
const published = {
  ...lots,
  signature,
  seedHash: hash(lots.seed),
  listHash: hash(listOfTickets(tickets)),
  tickets,
  taken: order.slice(0, 4),
}

test('what is published is checked step by step', () => {
  const check = (changed: Partial<typeof published>) =>
    checkDraw(hash, hashBytes, { ...published, ...changed })
  const right = { seed: true, randomness: true, list: true, order: true }
  expect(check({})).toEqual(right)
  expect(check({ seed: 'another' })).toEqual({ ...right, seed: false, order: false })
  expect(check({ signature: 'b4a2' })).toEqual({ ...right, randomness: false })
  expect(check({ tickets: tickets.slice(1) }).list).toBe(false)
  expect(check({ taken: [order[1] ?? 0, order[0] ?? 0] })).toEqual({ ...right, order: false })
  expect(checkDraw(hash, hashBytes, { ...published, signature: null }).randomness).toBeNull()
})
