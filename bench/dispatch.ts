import { hourMs, minuteMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { fairDays, nextWave, type WaveCandidate, type WaveNumber } from '#core/orders/waves.ts'

/**
 * Two simulated weeks of a shop with 500 boosters and 5,000 orders a day, once with a broadcast and once with the waves
 * of core; the second week is measured. The same seed gives both the same boosters, hours and orders.
 */
const boosterCount = 500
const ordersPerDay = 5_000
const days = 2 * fairDays
const measuredFrom = fairDays * 24 * hourMs
const end = days * 24 * hourMs
const tickMs = minuteMs
const limit = 2

type Random = () => number

/** Mulberry32. */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

type Booster = {
  id: string
  markets: ReadonlySet<number>
  /** The median seconds until they react to a new order, and how probable it is that they want one. */
  reaction: number
  wants: number
  /** How probable it is that they finish an order on time. */
  care: number
  shifts: { from: number; to: number }[]
  active: number[]
  claims: number[]
  done: { at: number; onTime: boolean }[]
  rating: number
}

type Order = { id: string; at: number; market: number; workMs: number; luck: number; seed: number }

/** Markets are games with servers; a few are large. */
const markets = 16
const marketOf = (random: Random) => Math.floor(markets * random() ** 1.7)

function makeBooster(random: Random, index: number): Booster {
  const own = new Set<number>()
  while (own.size < 2 + (index % 4)) own.add(marketOf(random))
  const begins = 24 * random()
  const length = 3 + 7 * random()
  const shifts = Array.from({ length: days }, (_, day) => {
    const from = (day * 24 + begins + normal(random)) * hourMs
    return { from, to: from + length * hourMs }
  }).filter(() => random() < 0.85)
  const care = Math.min(0.99, 0.86 + 0.08 * normal(random))
  return {
    id: `booster-${index}`,
    markets: own,
    reaction: 40 * Math.exp(0.9 * normal(random)),
    wants: 0.35 + 0.4 * random(),
    care: Math.max(0.5, care),
    shifts,
    active: [],
    claims: [],
    done: [],
    rating: 4 + care,
  }
}

const isPresent = ({ shifts }: Booster, at: number) => shifts.some(({ from, to }) => from <= at && at < to)

function hoursBetween({ shifts }: Booster, from: number, to: number): number {
  const spans = shifts.map((shift) => Math.max(0, Math.min(to, shift.to) - Math.max(from, shift.from)))
  return spans.reduce((sum, span) => sum + span, 0) / hourMs
}

/** The hours of work of an order: with the first, half of the places of present boosters are free; with the second none. */
const workHours = { spare: [0.2, 1], short: [0.5, 3.5] } as const
type Places = keyof typeof workHours

type World = { boosters: Booster[]; orders: Order[] }

function makeWorld(seed: number, places: Places): World {
  const [shortest, longest] = workHours[places]
  const random = seeded(seed)
  const boosters = Array.from({ length: boosterCount }, (_, index) => makeBooster(random, index))
  const orders = Array.from({ length: ordersPerDay * days }, (_, index) => ({
    id: `order-${index}`,
    at: random() * end,
    market: marketOf(random),
    workMs: hourMs * (shortest + (longest - shortest) * random()),
    luck: random(),
    seed: Math.floor(random() * 2 ** 31),
  })).sort((a, b) => a.at - b.at)
  return { boosters, orders }
}

/** An order that waits: who was asked, and when those who want it press the button. */
type Waiting = Order & {
  wave: WaveNumber | 0
  asked: Set<string>
  presses: { at: number; booster: Booster }[]
}

function candidate(booster: Booster, at: number): WaveCandidate {
  const since = at - fairDays * 24 * hourMs
  const done = booster.done.filter((each) => each.at <= at)
  return {
    id: booster.id,
    claims: booster.claims.filter((claim) => claim > since).length,
    presentHours: hoursBetween(booster, since, at),
    finished: done.length,
    onTime: done.filter(({ onTime }) => onTime).length,
    reviews: Math.floor(done.length / 4),
    ratingSum: Math.floor(done.length / 4) * booster.rating,
    favorite: false,
    active: booster.active.length,
  }
}

/** Everyone draws their reaction from the order's own seed, so both ways of asking see the same people. */
function press(order: Order, booster: Booster, at: number): { at: number; booster: Booster }[] {
  const random = seeded(order.seed ^ (Number(booster.id.slice(8)) * 2_654_435_761))
  if (random() > booster.wants) return []
  const delay = 1_000 * booster.reaction * Math.exp(0.6 * normal(random))
  const begins = isPresent(booster, at) ? at : (booster.shifts.find(({ from }) => from > at)?.from ?? end)
  return [{ at: begins + delay, booster }]
}

function ask(order: Waiting, boosters: readonly Booster[], at: number): void {
  for (const booster of boosters)
    if (!order.asked.has(booster.id)) {
      order.asked.add(booster.id)
      order.presses.push(...press(order, booster, at))
    }
  order.presses.sort((a, b) => a.at - b.at)
}

type Rule = 'broadcast' | 'waves'

function advance(order: Waiting, fitting: readonly Booster[], at: number, rule: Rule): void {
  if (rule === 'broadcast') {
    if (order.wave === 0) ask(order, fitting, at)
    order.wave = 3
    return
  }
  if (order.wave === 3) return
  const able = fitting.filter((booster) => booster.active.length < limit && isPresent(booster, at))
  const search = { wave: order.wave, elapsedMs: at - order.at, asked: [...order.asked] }
  const next = nextWave(
    search,
    able.map((booster) => candidate(booster, at)),
    order.id,
  )
  if (!next) return
  order.wave = next.wave
  ask(order, next.wave === 3 ? fitting : fitting.filter(({ id }) => next.ask.includes(id)), at)
}

/** The first press until `until` by someone who has a place then. */
function claimed(order: Waiting, until: number) {
  return order.presses.find(
    ({ at, booster }) =>
      at <= until && at >= order.at && booster.active.length < limit && isPresent(booster, at),
  )
}

function run({ boosters, orders }: World, rule: Rule) {
  const waits: number[] = []
  let onTime = 0
  let measured = 0
  let waiting: Waiting[] = []
  let next = 0
  const fitting = Array.from({ length: markets }, (_, market) =>
    boosters.filter((b) => b.markets.has(market)),
  )
  for (let now = 0; now < end; now += tickMs) {
    for (const booster of boosters) booster.active = booster.active.filter((until) => until > now)
    while (orders[next] && (orders[next] as Order).at < now) {
      const order: Waiting = { ...(orders[next++] as Order), wave: 0, asked: new Set(), presses: [] }
      // A search begins at its own second, not at the next minute of the job.
      advance(order, fitting[order.market] ?? [], order.at, rule)
      waiting.push(order)
    }
    const left: Waiting[] = []
    const first = new Map(waiting.map((order) => [order.id, claimed(order, now)?.at ?? end]))
    for (const order of waiting.sort((a, b) => (first.get(a.id) ?? end) - (first.get(b.id) ?? end))) {
      const claim = claimed(order, now)
      if (!claim) {
        advance(order, fitting[order.market] ?? [], now, rule)
        left.push(order)
        continue
      }
      const { booster, at } = claim
      booster.active.push(at + order.workMs)
      booster.claims.push(at)
      const good = order.luck < booster.care
      booster.done.push({ at: at + order.workMs, onTime: good })
      if (order.at < measuredFrom) continue
      measured++
      waits.push(at - order.at)
      onTime += Number(good)
    }
    waiting = left
  }
  return {
    waits: waits.sort((a, b) => a - b),
    onTime: onTime / measured,
    unclaimed: waiting.length,
    boosters,
  }
}

/** 0 is equal, 1 is all to one. */
function gini(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const sum = sorted.reduce((total, value) => total + value, 0)
  const weighted = sorted.reduce((total, value, index) => total + (index + 1) * value, 0)
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}

function report(name: Rule, seed: number, places: Places): void {
  const { waits, onTime, unclaimed, boosters } = run(makeWorld(seed, places), name)
  const at = (share: number) =>
    `${((waits[Math.floor(waits.length * share)] ?? 0) / minuteMs).toFixed(1)} min`
  const started = waits.filter((wait) => wait <= deadlines.start.ms).length / (waits.length + unclaimed)
  // Boosters offer different markets; only those of one size of offer are equally qualified.
  const rates = (size: number) =>
    boosters
      .filter(({ markets: own, shifts }) => own.size === size && shifts.length > 0)
      .map(
        (b) =>
          b.claims.filter((c) => c > measuredFrom).length / Math.max(1, hoursBetween(b, measuredFrom, end)),
      )
  const equals = [2, 3, 4, 5].map((size) => gini(rates(size)))
  const all = gini([2, 3, 4, 5].flatMap(rates))
  const mean = equals.reduce((sum, value) => sum + value, 0) / equals.length
  console.log(
    `${name.padEnd(10)} ${places} places  seed ${seed}  median ${at(0.5)}  p95 ${at(0.95)}  within the hour ${(100 * started).toFixed(2)} %` +
      `  Gini ${mean.toFixed(3)} (equally qualified) ${all.toFixed(3)} (all)  on time ${(100 * onTime).toFixed(2)} %` +
      `  unclaimed ${unclaimed}`,
  )
}

for (const places of ['spare', 'short'] as const)
  for (const seed of [1, 2, 3]) for (const rule of ['broadcast', 'waves'] as const) report(rule, seed, places)
