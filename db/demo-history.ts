import { randomUUID } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { type ClimbConfig, climbEnds, defaultConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { camps, type Place, rankAtPoints } from '#core/games/ladder.ts'
import { endOf } from '#core/orders/deadlines.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { priceOrder } from '#core/prices/pricing.ts'
import type { Quote } from '#core/prices/quote.ts'
import type { Locale } from '#i18n/locales.ts'
import { noteActive } from '#server/boosters/facts/booster-store.ts'
import { countFigures } from '#server/boosters/figures/count-figures.ts'
import { saveProfile } from '#server/boosters/profiles/save-profile.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { orderColumns } from '#server/orders/order/order-columns.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type DemoHistory, demoHistories, type HistoryGame, historyBoosters } from './demo-boosters.ts'
import { type DemoPerson, demoPeople } from './demo-people.ts'
import { demoReviews, historyCustomers } from './demo-reviews.ts'
import { type HistoryRows, insertHistory } from './insert-history.ts'

const boosterPeople: readonly DemoPerson[] = [...demoPeople, ...historyBoosters]

/**
 * Years of completed climbs for the demo's boosters, with their reviews. They are inserted in bulk, because playing
 * thousands of games through the use cases would take half a minute; rows and books are those that the use cases
 * would have left.
 */
export async function seedDemoHistory(
  services: Services,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const { db, now } = services
  const table = await presentPrices(services)
  const rows: HistoryRows = { customers: [], orders: [], events: [], games: [], reviews: [], entries: [] }
  const customers = historyCustomers.map(([name, locale]) => ({ id: randomUUID(), name, locale }))
  rows.customers = customers.map(({ id, name, locale }) => ({
    id,
    email: `${name}@customers.peakline.example`,
    username: name,
    locale,
  }))
  const present = now().getTime()
  for (const history of demoHistories) {
    const booster = callers.get(history.username)
    if (!booster) throw new Error(`The demo has no ${history.username}`)
    const chance = dice(history.username)
    const idle = 0.4 + 4 * chance()
    for (let i = 0; i < history.orders; i++) {
      const customer = customers[Math.floor(chance() * customers.length)] as Customer
      // Denser towards today, because a shop grows; the last order of each ended within the last days.
      const ago = history.since * (1 - (i / (history.orders - 1)) ** 0.42) + idle
      const closed = present - ago * dayMs
      playOrder(rows, { history, booster, customer, closed, chance, table })
    }
  }
  await insertHistory(db, rows)
  await noteActive(
    db,
    demoHistories.map(({ username }) => callers.get(username)?.id ?? ''),
    new Date(present - 5 * hourMs),
  )
  for (const history of demoHistories) await publishProfile(services, history, callers)
}

async function publishProfile(
  services: Services,
  { username, languages, about, free, timeZone }: DemoHistory,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  const booster = callers.get(username) as Caller
  const profile = { languages: [...languages], about, about_in: 'en' as const, free, time_zone: timeZone }
  await transaction(services, (work) => saveProfile(work, booster, profile))
  await transaction(services, (work) => countFigures(work, booster.id))
}

type Customer = { id: string; name: string; locale: Locale }
type Order = {
  history: DemoHistory
  booster: Caller
  customer: Customer
  closed: number
  chance: () => number
  table: PriceTable
}

/** One order from its purchase to its review. */
function playOrder(rows: HistoryRows, { history, booster, customer, closed, chance, table }: Order): void {
  const config = climbOf(history, chance)
  const quote = priceOrder(config, table) as Quote
  const id = randomUUID()
  const { daysFrom, daysTo } = quote.estimate
  const isLate = chance() * 100 < history.late
  const days = isLate
    ? daysTo + 1 + Math.floor(chance() * 2)
    : daysFrom + Math.floor(chance() * (daysTo - daysFrom + 1))
  const finished = closed - (1 + chance() * 6) * hourMs
  const claimed = finished - (days - 0.15 - chance() * 0.6) * dayMs
  const searching = claimed - history.start * minuteMs * (0.4 + 1.2 * chance())
  const paid = searching - 4 * minuteMs
  const at = {
    create: paid - 3 * minuteMs,
    pay: paid,
    store_credentials: searching,
    claim: claimed,
    finish: finished,
    complete: closed,
  }
  rows.orders.push({
    ...orderColumns(config, quote),
    id,
    customer_id: customer.id,
    booster_id: booster.id,
    locale: customer.locale,
    status: 'completed',
    in_game_name: `${customer.name}#0000`,
    risk_accepted_at: date(at.create),
    created_at: date(at.create),
    paid_at: date(paid),
    searching_at: date(searching),
    claimed_at: date(claimed),
    finished_at: date(finished),
    closed_at: date(closed),
    refunded: 0,
  })
  const isDuo = config.service === 'duo-boost'
  for (const [action, from, to] of steps) {
    if (isDuo && action === 'store_credentials') continue
    const paidTo = isDuo && action === 'pay' ? 'waiting_for_booster' : to
    const by = action === 'claim' || action === 'finish' ? 'booster' : 'customer'
    const actor_id = by === 'booster' ? booster.id : customer.id
    rows.events.push({
      order_id: id,
      at: date(at[action]),
      actor: by,
      actor_id,
      action,
      from_status: from,
      to_status: paidTo,
    })
  }
  rows.games.push(
    ...playedGames(config, { id, boosterId: booster.id, claimed, finished, won: history.won, chance }),
  )
  rows.entries.push({
    orderId: id,
    paymentId: randomUUID(),
    customerId: customer.id,
    boosterId: booster.id,
    total: quote.total,
    share: quote.boosterShare,
    paid: date(paid),
    closed: date(closed),
    due: endOf('hold', date(closed)),
  })
  const review = reviewOf({ customer, isLate, chance })
  if (!review) return
  const written = closed + (1 + chance() * 8) * hourMs
  rows.reviews.push({
    ...review,
    order_id: id,
    customer_id: customer.id,
    booster_id: booster.id,
    author: customer.name,
    created_at: date(written),
    replied_at: review.reply ? date(written + hourMs / 2) : null,
    demo: true,
  })
}

const date = (ms: number) => new Date(ms)

const steps = [
  ['create', null, 'not_paid'],
  ['pay', 'not_paid', 'waiting_for_account'],
  ['store_credentials', 'waiting_for_account', 'waiting_for_booster'],
  ['claim', 'waiting_for_booster', 'boosting'],
  ['finish', 'boosting', 'verification_required'],
  ['complete', 'verification_required', 'completed'],
] as const

/** A climb within what the booster plays, seldom longer than seven divisions. */
function climbOf(history: DemoHistory, chance: () => number): ClimbConfig {
  const { game: gameId, from, to } = gameOf(history.games, chance)
  const game = games[gameId]
  const own = boosterPeople.find(({ username }) => username === history.username)?.booster?.offers
  const offer = own?.find((each) => each.game === gameId)
  const service = offer?.services.includes('elo-boost') ? 'elo-boost' : 'duo-boost'
  const config = defaultConfig(gameId, service)
  const ladder = camps(game)
  // Only the first open tier: those above begin at points that no climb of a few days reaches.
  const top = Math.min(
    Math.round(to * (ladder.length - 1)),
    ladder.findIndex(({ division }) => division === null),
  )
  const lowest = Math.round(from * (ladder.length - 1))
  const length = 2 + Math.floor(chance() ** 2 * 6)
  const start = lowest + Math.floor(chance() * Math.max(1, top - length - lowest + 1))
  const placeOf = (index: number): Place => {
    const { tier, division } = ladder[Math.max(0, Math.min(index, top))] as Place
    return { tier, division }
  }
  const servers = offer?.servers ?? game.servers
  return {
    ...config,
    server: servers[Math.floor(chance() ** 2 * servers.length)] ?? config.server,
    start: { ...config.start, ...placeOf(Math.min(start, top - 2)) },
    target: { ...placeOf(start + length), points: 0 },
    ...(service === 'duo-boost' && { freeHours: '7 to 11 pm CET' }),
  }
}

function gameOf(list: readonly HistoryGame[], chance: () => number): HistoryGame {
  const drawn = chance() * 10
  const until = (i: number) => list.slice(0, i + 1).reduce((sum, { share }) => sum + share, 0)
  return list.find((_, i) => drawn < until(i)) ?? (list[0] as HistoryGame)
}

type Played = {
  id: string
  boosterId: string
  claimed: number
  finished: number
  won: number
  chance: () => number
}

const swings = { LP: [20, 6, 15, 5], RR: [18, 7, 13, 5], marks: [1, 1, 1, 1] } as const
const mostGames = 110

/** Won and lost games up to the target; a streak of bad luck ends before it fills the log. */
function playedGames(config: ClimbConfig, { id, boosterId, claimed, finished, won, chance }: Played) {
  const game = games[config.game]
  const [win, winSwing, loss, lossSwing] = swings[game.points]
  const { from, to } = climbEnds(config)
  const list: { result: 'won' | 'lost'; points: number; standing: object }[] = []
  for (let height = from; height < to; ) {
    const isWon = list.length > mostGames || chance() * 100 < won
    const gained = isWon ? win + Math.floor(chance() * winSwing) : -(loss + Math.floor(chance() * lossSwing))
    const next = Math.max(Math.max(0, from - 100), Math.min(to, height + gained))
    const points = list.length === 0 ? gained : next - height
    list.push({ result: isWon ? 'won' : 'lost', points, standing: rankAtPoints(game, next) })
    height = next
  }
  const pace = (finished - claimed) / (list.length + 1)
  return list.map((each, i) => ({
    ...each,
    order_id: id,
    number: i + 1,
    booster_id: boosterId,
    played_at: date(claimed + pace * (i + 1)),
  }))
}

type Reviewed = { customer: Customer; isLate: boolean; chance: () => number }

/** Two of three customers write; who waited longer than promised gives fewer stars. */
function reviewOf({ customer, isLate, chance }: Reviewed) {
  if (chance() > 0.66) return null
  const words = demoReviews[customer.locale][isLate ? 'late' : 'good']
  const { text, reply = null } = words[Math.floor(chance() * words.length)] ?? { text: '' }
  const overall = isLate ? 3 + Math.floor(chance() * 2) : chance() < 0.82 ? 5 : 4
  const near = () => Math.max(1, Math.min(5, overall + (chance() < 0.25 ? -1 : 0)))
  return {
    overall,
    skill: 5,
    speed: isLate ? 3 : near(),
    communication: near(),
    text,
    language: customer.locale,
    reply,
  }
}

/** The same chances at each start (mulberry32). */
function dice(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
