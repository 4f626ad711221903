import { describe, expect, test } from 'vitest'
import { sumOf } from '#core/base/money.ts'
import { climbEnds, isBoost, isClimb, type OrderConfig } from '../choices/order-config.ts'
import { gameIds, type Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps, rankAtPoints } from '../games/ladder.ts'
import type { Discount } from '../prices/discounts.ts'
import { demoPriceTable, type PriceTable } from '../prices/price-table.ts'
import { isRefusal, priceOrder } from '../prices/pricing.ts'
import type { Quote } from '../prices/quote.ts'
import { climb, place, placements, winsAt } from '../test/test-configs.ts'
import { heightAfter, honestGame, seeded } from '../test/walks.ts'
import { type Change, type ChangeableOrder, changedQuote } from './changes.ts'
import { progressOf } from './kinds.ts'
import type { RecordedGame } from './recorded-game.ts'
import { orderShares } from './shares.ts'
import { stopQuote } from './stop-quote.ts'

const lol = 'league-of-legends'
const at = '2026-11-22T17:52:00.000Z'
type Log = { played: RecordedGame[]; held: { by: string; hours: number }[] }
type Facts = {
  log?: Partial<Log>
  discounts?: Discount[]
  table?: PriceTable
  started?: boolean
  hourly?: number
}

const priced = (config: OrderConfig, discounts: Discount[] = [], hourly?: number): Quote => {
  const quote = priceOrder(config, demoPriceTable, discounts, hourly)
  if (isRefusal(quote)) throw new Error(quote.code)
  return quote
}

function ask(config: OrderConfig, quote: Quote, next: OrderConfig, facts: Facts = {}) {
  const { played = [], held = [] } = facts.log ?? {}
  const order: ChangeableOrder = {
    config,
    quote,
    progress: (of) => progressOf(of, played, held),
    started: facts.started ?? played.length + held.length > 0,
    games: played.length,
  }
  const { table = demoPriceTable, discounts = [], hourly } = facts
  return changedQuote(order, next, { table, own: demoPriceTable, discounts, boosterShare: 60, hourly })
}

function change(...asked: Parameters<typeof ask>): Change {
  const result = ask(...asked)
  if ('code' in result) throw new Error(result.code)
  return result
}

const rank = (words: string, points: number): Rank => ({ ...place(words), points })
const game = (standing: Rank, points = 20, by = 'kestrel'): RecordedGame => ({
  by,
  result: points < 0 ? 'lost' : 'won',
  points,
  standing,
  at,
})

/** The picture's order: Silver II at 41 to 60 LP to Platinum IV with priority and champions, 83.70. */
const bought = climb(lol, 'Silver II', 'Platinum IV', {
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
  addons: ['priority', 'characters'],
  characters: ['ahri'],
})
const quote = priced(bought)
const to = (words: string): OrderConfig => ({ ...bought, target: rank(words, 0) })
/** The first game shows that the climb began at 50 LP; then Gold III at 62 LP. */
const halfWay = { played: [game(rank('Silver II', 70)), game(rank('Gold III', 62))] }

describe('computed by hand', () => {
  test('the picture: two more divisions of Platinum cost 40.00 and their champions 4.00; priority was used', () => {
    const { difference, lines, quote: changed } = change(bought, quote, to('Platinum II'), { log: halfWay })
    expect(difference).toBe(44_00)
    expect(lines).toMatchObject([
      { kind: 'climb', tier: 'platinum', divisions: 2, unit: 20_00, amount: 40_00 },
      { kind: 'addon', addon: 'characters', amount: 4_00 },
    ])
    expect(changed.total).toBe(127_70)
  })

  test('up: Silver II to Platinum IV is extended to Diamond IV midway for 215.60', () => {
    // 4 x 20.00 in Platinum and 4 x 29.00 in Emerald, and champions at 10 percent: 196.00 + 19.60.
    const { difference, share } = change(bought, quote, to('Diamond IV'), { log: halfWay })
    expect([difference, share]).toEqual([215_60, 129_36])
  })

  test('up before a booster begins: priority applies to the added part too', () => {
    // 40.00, priority 10.00, champions 4.00.
    expect(change(bought, quote, to('Platinum II')).difference).toBe(54_00)
  })

  test('down: three divisions of Gold that are not played are refunded with their champions', () => {
    const later = change(bought, quote, to('Gold I'), { log: halfWay })
    // One division of 12.00 and 1.20.
    expect(later.difference).toBe(-13_20)
    expect(later.lines).toMatchObject([
      { divisions: -1, amount: -12_00 },
      { addon: 'characters', amount: -1_20 },
    ])
  })

  test('an add-on costs its percentage of what is left to play', () => {
    const next: OrderConfig = { ...bought, addons: ['priority', 'characters', 'stream'] }
    // Left: 38 of 100 LP of Gold III (4.56), Gold II and Gold I: 28.56; 15 percent are 4.28.
    const { difference, lines } = change(bought, quote, next, { log: halfWay })
    expect(difference).toBe(4_28)
    expect(lines).toEqual([{ kind: 'addon', addon: 'stream', percent: 15, amount: 4_28 }])
  })

  test('an add-on that is taken off is refunded for what is left to play', () => {
    const next: OrderConfig = { ...bought, addons: ['priority'], characters: [] }
    expect(change(bought, quote, next, { log: halfWay }).difference).toBe(-2_86)
  })

  test('playing along costs 50 percent of what is left to play', () => {
    const next: OrderConfig = { ...bought, addons: ['duo', 'priority', 'characters'] }
    expect(change(bought, quote, next).difference).toBe(31_00)
    expect(change(bought, quote, next, { log: halfWay }).difference).toBe(14_28)
  })

  test('three more net wins in Gold cost 12.00, and two that are not played are refunded', () => {
    const wins = winsAt(lol, 'Gold IV', 5)
    const log = { played: [game(rank('Gold IV', 60)), game(rank('Gold IV', 80))] }
    expect(change(wins, priced(wins), { ...wins, wins: 8 }, { log }).difference).toBe(12_00)
    expect(change(wins, priced(wins), { ...wins, wins: 3 }, { log }).difference).toBe(-8_00)
  })

  test('another hour costs the rate at which the hours were booked', () => {
    const hours: OrderConfig = { service: 'coaching', game: lol, coachId: 'coach', hours: 2, wishes: '' }
    const facts = { log: { held: [{ by: 'coach', hours: 1 }] }, hourly: 25_00 }
    expect(change(hours, priced(hours, [], 25_00), { ...hours, hours: 3 }, facts).difference).toBe(25_00)
  })

  test('another server before the first game changes the whole price', () => {
    const next: OrderConfig = { ...bought, server: 'na' }
    // 15 percent of 62.00 are 9.30, with add-ons of 35 percent 12.56 (2.33 + 0.93 added to 15.50 + 6.20).
    expect(change(bought, quote, next).difference).toBe(12_56)
    expect(ask(bought, quote, next, { log: halfWay })).toEqual({
      code: 'change_not_offered',
      field: 'server',
    })
  })

  test('a coupon of 10 percent takes 10 percent off the added part too', () => {
    const discounts: Discount[] = [{ source: 'coupon', percent: 10 }]
    const facts = { log: halfWay, discounts }
    expect(change(bought, priced(bought, discounts), to('Platinum II'), facts).difference).toBe(39_60)
  })

  test('below its minimum a coupon ends, and the rest costs what it was bought for', () => {
    const discounts: Discount[] = [{ source: 'coupon', amount: 30_00, cap: 90, minimum: 80_00 }]
    const bill = priced(bought, discounts)
    expect(bill.total).toBe(53_70)
    const dearer = structuredClone({ ...demoPriceTable, version: 2 })
    for (const prices of Object.values(dearer.games[lol].climb.tiers)) prices.price *= 2
    const { quote, difference, lapsed } = change(bought, bill, to('Gold I'), { discounts, table: dearer })
    // One division of 12.00 and 35 percent of add-ons less: 67.50 instead of 83.70, without the coupon.
    expect([quote.total, difference, lapsed]).toEqual([67_50, 13_80, 80_00])
    expect(quote.lines.some(({ kind }) => kind === 'discount')).toBe(false)
    expect(change(bought, bill, to('Platinum II'), { discounts })).toMatchObject({ lapsed: null })
  })

  test('the boosters’ share of a changed order is the one that was promised, not today’s', () => {
    const dearer: PriceTable = structuredClone({ ...demoPriceTable, version: 2, boosterShare: 40 })
    const { share } = change(bought, quote, to('Diamond IV'), { log: halfWay, table: dearer })
    expect(share).toBe(129_36)
  })

  test('added work costs today’s price, and work that is taken off is refunded at the price it was bought for', () => {
    const dearer = structuredClone({ ...demoPriceTable, version: 2 })
    for (const prices of Object.values(dearer.games[lol].climb.tiers)) prices.price *= 2
    const facts = { log: halfWay, table: dearer }
    expect(change(bought, quote, to('Gold I'), facts).difference).toBe(-13_20)
    expect(change(bought, quote, to('Platinum II'), facts).lines).toContainEqual(
      expect.objectContaining({ kind: 'climb', tier: 'platinum', divisions: 2, unit: 40_00 }),
    )
  })
})

describe('what can’t be changed', () => {
  test.each<[string, OrderConfig, object]>([
    ['nothing', { ...bought }, { code: 'bad_params', field: 'config' }],
    ['a target that is reached', to('Gold IV'), { code: 'change_already_played', field: 'target' }],
    ['the queue', { ...bought, queue: 'flex' }, { code: 'change_not_offered', field: 'service' }],
    [
      'the start',
      { ...bought, start: { ...bought.start, division: 4 } },
      { code: 'change_not_offered', field: 'service' },
    ],
    [
      'another game',
      climb('valorant', 'Silver 2', 'Gold 1'),
      { code: 'change_not_offered', field: 'service' },
    ],
    [
      'priority after the start',
      { ...bought, addons: ['characters'] },
      { code: 'change_not_offered', field: 'addons' },
    ],
  ])('%s', (_, next, refusal) => {
    expect(ask(bought, quote, next, { log: halfWay })).toEqual(refusal)
  })

  test('from playing along to playing alone', () => {
    const duo: OrderConfig = { ...bought, addons: ['duo'], characters: [] }
    expect(ask(duo, priced(duo), { ...duo, addons: [] })).toEqual({
      code: 'change_not_offered',
      field: 'duo',
    })
  })
})

describe('random orders, changes and games', () => {
  const rounds = 400
  const pick = <T>(random: () => number, list: readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T

  function randomOrder(random: () => number): { config: OrderConfig; hourly?: number } {
    const id = pick(random, gameIds)
    const ladder = camps(games[id]).filter(({ division }) => division !== null)
    const from = Math.floor(random() * (ladder.length - 6))
    const start = ladder[from] ?? place('Silver II')
    const kind = random()
    const words = `${start.tier} ${start.division}`
    if (kind < 0.15) return { config: winsAt(id, words, 2 + Math.floor(random() * 10)) }
    if (kind < 0.25) return { config: placements(id, words, 3) }
    if (kind < 0.35)
      return {
        config: { service: 'coaching', game: id, coachId: 'coach', hours: 3, wishes: '' },
        hourly: 19_99,
      }
    const target = ladder[from + 2 + Math.floor(random() * 4)] ?? start
    return { config: climb(id, words, `${target.tier} ${target.division}`, { addons: addonsOf(random) }) }
  }

  const addonsOf = (random: () => number) =>
    (['priority', 'stream', 'solo-only', 'coaching', 'offline', 'bonus-win'] as const).filter(
      () => random() < 0.3,
    )

  /** Any target above the start, any count, any add-ons. */
  function randomChange(random: () => number, config: OrderConfig): OrderConfig {
    if (config.service === 'coaching') return { ...config, hours: 1 + Math.floor(random() * 5) }
    if (config.service === 'win-boost') return { ...config, wins: 1 + Math.floor(random() * 20) }
    if (config.service === 'placement-boost') return { ...config, games: 1 + Math.floor(random() * 5) }
    const addons = random() < 0.4 ? addonsOf(random) : config.addons
    const { from } = climbEnds(config)
    const target = rankAtPoints(games[config.game], from + Math.floor(random() * 700))
    const isOpen = target.division === null
    return { ...config, addons, target: { ...target, points: isOpen ? target.points : 0 } }
  }

  function play(random: () => number, config: OrderConfig, log: Log): void {
    if (config.service === 'coaching') {
      if (log.held.length < config.hours) log.held.push({ by: 'coach', hours: 1 })
      return
    }
    const last = log.played.at(-1)
    const height = last
      ? heightAfter(games[config.game], last)
      : isClimb(config)
        ? climbEnds(config).from
        : 600
    log.played.push(honestGame(games[config.game], height, random, pick(random, ['kestrel', 'marlin'])))
  }

  test('what was earned and what is refunded sum to what was paid, and going there and back costs nothing', () => {
    let [changes, backs, games_] = [0, 0, 0]
    for (let seed = 1; seed <= rounds; seed++) {
      const random = seeded(seed)
      const { config: first, hourly } = randomOrder(random)
      const discounts: Discount[] = pick(random, [
        [],
        [],
        [{ source: 'coupon', percent: 15 }],
        [{ source: 'coupon', amount: 700 }],
      ])
      let order = { config: first, quote: priced(first, discounts, hourly) }
      const log: Log = { played: [], held: [] }
      let paid = order.quote.total
      for (let step = 0; step < 12; step++) {
        if (random() < 0.6) {
          play(random, order.config, log)
          games_++
        } else {
          const facts = { log, discounts, hourly, started: true } as Facts
          const next = randomChange(random, order.config)
          const asked = ask(order.config, order.quote, next, facts)
          if ('code' in asked) continue
          changes++
          const earned = stopQuote(
            order.quote,
            order.config,
            progressOf(order.config, log.played, log.held),
          ).earned
          expect([seed, sumOf(asked.lines)]).toEqual([seed, asked.difference])
          expect([seed, sumOf(asked.quote.lines)]).toEqual([seed, asked.quote.total])
          const after = stopQuote(asked.quote, next, progressOf(next, log.played, log.held))
          expect([seed, after.earned]).toEqual([seed, earned])
          const back = ask(next, asked.quote, order.config, facts)
          if (!('code' in back)) {
            backs++
            expect([seed, back.difference]).toEqual([seed, 0 - asked.difference])
          }
          paid += asked.difference
          order = { config: next, quote: asked.quote }
        }
        const stop = stopQuote(order.quote, order.config, progressOf(order.config, log.played, log.held))
        expect([seed, stop.earned + stop.refund]).toEqual([seed, paid])
        expect([seed, sumOf(stop.lines)]).toEqual([seed, stop.earned])
        expect(Math.min(stop.earned, stop.refund)).toBeGreaterThanOrEqual(0)
        for (const accepted of [false, true]) {
          const shares = orderShares(order.quote, order.config, log, { holder: 'kestrel', accepted })
          expect(sumOf(shares.pay)).toBeLessThanOrEqual(shares.earned)
          if (accepted) expect([seed, sumOf(shares.pay)]).toEqual([seed, order.quote.boosterShare])
        }
      }
    }
    expect(changes).toBeGreaterThan(500)
    expect(backs).toBeGreaterThan(300)
    expect(games_).toBeGreaterThan(2000)
  })

  test('a change takes nothing from what a booster earned before it', () => {
    let compared = 0
    for (let seed = 1; seed <= rounds; seed++) {
      const random = seeded(seed)
      const { config, hourly } = randomOrder(random)
      const quote = priced(config, [{ source: 'coupon', amount: 700 }], hourly)
      const log: Log = { played: [], held: [] }
      for (let i = 0; i < 4; i++) play(random, config, log)
      const facts = { log, discounts: [{ source: 'coupon', amount: 700 }], hourly } as Facts
      const next = randomChange(random, config)
      const asked = ask(config, quote, next, facts)
      if ('code' in asked) continue
      // Counts that are no longer exceeded divide the same pay differently, so only climbs compare each booster's.
      const pay = (of: OrderConfig, at: Quote) => {
        const shares = orderShares(at, of, log, { holder: null, accepted: false })
        return isClimb(of) ? shares.pay : sumOf(shares.pay)
      }
      expect([seed, pay(next, asked.quote)]).toEqual([seed, pay(config, quote)])
      compared++
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('an order without a change is priced as before', () => {
    const wins = winsAt(lol, 'Gold IV', 5)
    expect(isBoost(wins) && priced(wins).parts).toBeUndefined()
  })
})
