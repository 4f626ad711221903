import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { checkDraw, drawOrder, listOfTickets, type Ticket } from '#core/raffles/draw.ts'
import { localeCodes } from '#i18n/locales.ts'
import { confirmProposal } from '#server/accounts/proposals/decide-proposal.ts'
import { findCouponByCode } from '#server/money/coupons/coupon-store.ts'
import type { CouponForm } from '#server/money/coupons/coupon-view.ts'
import { deleteCoupon } from '#server/money/coupons/delete-coupon.ts'
import { saveCoupon } from '#server/money/coupons/save-coupon.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { type Beacon, BeaconAway, type BeaconRound, noBeacon } from '#server/platform/outside/beacon.ts'
import { randomnessOf } from '#server/platform/outside/drand-beacon.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { sitemap } from '#server/platform/sitemaps/sitemaps.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { act } from '#server/test/act.ts'
import { apply, unpaidOrder } from '#server/test/coupons.ts'
import { insertBooster, insertCustomer, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { elsewhere, someoneWaits } from '#server/test/one-connection.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf } from '#server/test/payments.ts'
import { cancelRaffle, tellEntrants } from './cancel-raffle.ts'
import { claimPrize, markPrizeSent } from './claim-prize.ts'
import { drawRaffle } from './draw-raffle.ts'
import { enterRaffle } from './enter-raffle.ts'
import { openRaffle, unscheduleRaffle } from './open-raffle.ts'
import { rafflesInSitemap } from './raffles-in-sitemap.ts'
import {
  getDeskRaffle,
  getMyEntry,
  getRaffle,
  listDeskRaffles,
  listRaffleEntries,
  listTickets,
} from './read-raffles.ts'
import { runRaffles } from './run-raffles.ts'
import { createRaffle, deleteRaffle, saveRaffle } from './save-raffle.ts'
import { withdrawEntry } from './withdraw-entry.ts'

const { app, services } = await openApp()
const { db } = services
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

beforeEach(() => {
  services.beacon = noBeacon
})

type Form = Parameters<typeof createRaffle>[2]

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const iso = (ms: number) => new Date(services.now().getTime() + ms).toISOString()
const everyLanguage = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    { title: `Raffle ${locale}`, prize: 'A prize', about: '', terms: '' },
  ]),
)

function aForm(changed: Partial<Form> = {}): Form {
  return {
    slug: `raffle-${randomBytes(6).toString('hex')}`,
    prize_kind: 'balance',
    prize_value: 2_500,
    places: 2,
    opens_at: iso(0),
    closes_at: iso(dayMs),
    texts: everyLanguage,
    ...changed,
  }
}

const staff = await insertStaff(services, ['EditUsers'])

/** A raffle that takes tickets. */
async function anOpenRaffle(changed: Partial<Form> = {}) {
  const form = aForm(changed)
  const id = await act(services, createRaffle, staff, form)
  expect(await act(services, openRaffle, staff, id, 1)).toBe(false)
  return { id, slug: form.slug }
}

const aPlayer = () => insertCustomer(services, { verified_at: services.now() })
const entering = { adult: true, country: 'DE', name_shown: false, accept_terms: true } as const
const enter = (player: Caller, slug: string, changed: object = {}) =>
  act(services, enterRaffle, player, slug, { ...entering, ...changed })

async function playersIn(slug: string, count: number): Promise<Caller[]> {
  const players = await Promise.all(Array.from({ length: count }, aPlayer))
  for (const player of players) await enter(player, slug)
  return players
}

/** Lets the raffle close and be drawn. */
async function toTheDraw(): Promise<void> {
  services.advance(dayMs + 1)
  await runRaffles(services)
}

const refusalOf = (run: Promise<unknown>) =>
  run.then(
    () => 'none',
    (error: Error) => error.message,
  )

/** Every ticket of the published list, as anyone reads it. */
async function published(slug: string): Promise<Ticket[]> {
  const tickets: Ticket[] = []
  for (let after = 0; ; ) {
    const { lines, last } = await listTickets(services, slug, { after, size: 3 })
    for (const line of lines) {
      const [number, mark = ''] = line.split(',')
      tickets.push({ number: Number(number), mark })
    }
    after = tickets.at(-1)?.number ?? 0
    if (last) return tickets
  }
}

test('from a draft to a prize: anyone can repeat the draw, and the winner gets the money once', async () => {
  const { slug } = await anOpenRaffle()
  const players = await playersIn(slug, 7)
  const [first] = players as [Caller]
  await act(services, withdrawEntry, first, slug)
  // The number of a withdrawn ticket is a gap.
  expect((await enter(first, slug)).number).toBe(8)
  expect(await refusalOf(listTickets(services, slug, { after: 0, size: 10 }))).toBe('raffle_not_closed')
  const open = await getRaffle(services, slug, 'de')
  expect(open).toMatchObject({ title: 'Raffle de', tickets: 7, last_ticket: 8, tickets_today: 7, seed: null })

  await toTheDraw()
  const drawn = await getRaffle(services, slug, 'en')
  const tickets = await published(slug)
  expect(tickets.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8])
  const { seed, randomness, seed_hash, list_hash, winners } = drawn
  expect(drawn.seed_hash).toBe(open.seed_hash)
  const taken = winners.map(({ number }) => number)
  expect(taken).toHaveLength(2)
  expect(
    checkDraw(hash, hash, {
      seed: seed ?? '',
      randomness: randomness ?? '',
      signature: null,
      seedHash: seed_hash,
      listHash: list_hash ?? '',
      tickets,
      taken,
    }),
  ).toEqual({ seed: true, randomness: null, list: true, order: true })

  const won = await Promise.all(
    players.map(async (player) => ({ player, ...(await getMyEntry(services, player, slug)) })),
  )
  const winner = won.find((each) => each.won)?.player as Caller
  expect(tickets.some(({ mark }) => mark === hash(won.find((each) => each.won)?.ticket?.secret ?? ''))).toBe(
    true,
  )
  // Ten presses at once.
  await Promise.all(Array.from({ length: 10 }, () => act(services, claimPrize, winner, slug, undefined)))
  expect(await balanceOf(services, 'customer_balance', winner.id)).toBe(2_500)
  const loser = won.find((each) => !each.won)?.player as Caller
  expect(await refusalOf(act(services, claimPrize, loser, slug, undefined))).toBe('prize_not_yours')
  expect(
    (await getRaffle(services, slug, 'en')).winners.filter(({ state }) => state === 'claimed'),
  ).toHaveLength(1)
})

test('who can’t enter is told why, and a repeated entry is refused', async () => {
  const { slug } = await anOpenRaffle()
  const player = await aPlayer()
  expect(await refusalOf(enter(player, slug))).toBe('none')
  expect(await refusalOf(enter(player, slug))).toBe('raffle_entered_already')
  const unasked = await insertCustomer(services, { verified_at: services.now(), age_confirmed_at: null })
  expect(await refusalOf(enter(unasked, slug, { adult: false }))).toBe('raffle_needs_adult')
  // The account says it already.
  expect(await refusalOf(enter(await aPlayer(), slug, { adult: false }))).toBe('none')
  expect(await refusalOf(enter(await aPlayer(), slug, { country: 'US' }))).toBe('raffle_not_in_country')
  expect(await refusalOf(enter(staff, slug))).toBe('raffle_not_for_staff')
  expect(await refusalOf(enter(await insertBooster(services), slug))).toBe('raffle_not_for_staff')
  const guest = await insertCustomer(services, { kind: 'guest', verified_at: services.now() })
  expect(await refusalOf(enter(guest, slug))).toBe('raffle_needs_proven_address')
  expect(await refusalOf(enter(await insertCustomer(services), slug))).toBe('raffle_needs_proven_address')
  expect(await refusalOf(enter(await aPlayer(), 'no-such-raffle'))).toBe('raffle_not_found')
  services.advance(dayMs + 1)
  // Nothing has closed it yet, and it takes no ticket any more.
  expect(await refusalOf(enter(await aPlayer(), slug))).toBe('raffle_not_open')
  expect(await refusalOf(act(services, withdrawEntry, player, slug))).toBe('raffle_not_open')
  expect((await getRaffle(services, slug, 'en')).tickets).toBe(2)
})

test('staff find tickets by how a name begins or by a number, and raffles by their words alone', async () => {
  const title = `Glacier ${randomUUID()}`
  const { id, slug } = await anOpenRaffle({
    texts: { ...everyLanguage, en: { title, prize: 'A prize', about: '', terms: '' } } as Form['texts'],
  })
  const name = `seeker_${randomUUID().slice(0, 8)}`
  const players = await playersIn(slug, 12)
  const named = await insertCustomer(services, { verified_at: services.now(), username: `${name}a` })
  await enter(named, slug)
  const [first] = players as [Caller]
  await act(services, withdrawEntry, first, slug)
  const found = async (q: string, page = 1) => {
    const { items, total } = await listRaffleEntries(services, id, { q, page, size: 5 })
    return [items.map(({ number }) => number), total]
  }
  expect(await found('')).toEqual([[1, 2, 3, 4, 5], 13])
  expect(await found('', 3)).toEqual([[11, 12, 13], 13])
  expect(await found(name.toUpperCase())).toEqual([[13], 1])
  expect(await found(name.slice(1))).toEqual([[], 0])
  expect(await found('1')).toEqual([[1], 1])
  expect(await found('%')).toEqual([[], 0])
  // Withdrawn and new tickets of today count at once.
  expect((await getRaffle(services, slug, 'en')).tickets_today).toBe(12)
  await enter(first, slug)
  expect((await getRaffle(services, slug, 'en')).tickets_today).toBe(13)
  const all = { state: 'all', page: 1, size: 50, language: 'en' } as const
  const desk = async (q: string) =>
    (await listDeskRaffles(services, { ...all, q })).items.map(({ slug }) => slug)
  expect(await desk(title.toLowerCase())).toEqual([slug])
  // In the language that was asked for.
  const german = await listDeskRaffles(services, { ...all, q: title, language: 'de' })
  expect(german.items.map((each) => each.title)).toEqual(['Raffle de'])
  expect(await desk('"title":')).toEqual([])
  expect(await desk('terms')).not.toContain(slug)
})

test('who has no ticket has none to withdraw, also of a raffle without any', async () => {
  const { slug } = await anOpenRaffle()
  const player = await aPlayer()
  const leave = () => refusalOf(act(services, withdrawEntry, player, slug))
  expect(await leave()).toBe('raffle_not_entered')
  await enter(player, slug)
  expect([await leave(), await leave()]).toEqual(['none', 'raffle_not_entered'])
  expect((await getRaffle(services, slug, 'en')).tickets).toBe(0)
})

test('one account gets one ticket, however often it enters at once', async () => {
  const { slug } = await anOpenRaffle()
  const player = await aPlayer()
  const results = await Promise.all(Array.from({ length: 20 }, () => refusalOf(enter(player, slug))))
  expect(results.filter((each) => each === 'none')).toHaveLength(1)
  expect((await getRaffle(services, slug, 'en')).tickets).toBe(1)
})

test('trust O7: entries that race the close are in the frozen list, or refused', async () => {
  const { id, slug } = await anOpenRaffle()
  const players = await Promise.all(Array.from({ length: 40 }, aPlayer))
  const end = (
    await db.selectFrom('raffles').select('closes_at').where('id', '=', id).executeTakeFirstOrThrow()
  ).closes_at as Date
  const entered = players.map((player, at) =>
    // Half of them in a transaction that began before the end and goes on after it.
    transaction(services, async (work) => {
      const early = { ...work, now: new Date(end.getTime() + (at % 2 === 0 ? -1 : 1)) }
      return refusalOf(enterRaffle(early, player, slug, entering))
    }),
  )
  services.advance(dayMs + 1)
  const [results] = await Promise.all([Promise.all(entered), runRaffles(services)])
  const tickets = await published(slug)
  expect(tickets).toHaveLength(results.filter((each) => each === 'none').length)
  const shown = await getRaffle(services, slug, 'en')
  expect(shown).toMatchObject({
    state: 'drawn',
    tickets: tickets.length,
    list_hash: hash(listOfTickets(tickets)),
  })
})

test('trust O7: two draws at once give one set of winners, and one that is cut off gives none', async () => {
  const { id, slug } = await anOpenRaffle()
  await playersIn(slug, 6)
  services.advance(dayMs + 1)
  const cutOff = transaction(services, async (work) => {
    await sql`update raffles set state = 'closed', closed_at = now(), list_hash = '' where id = ${id}`.execute(
      work.tx,
    )
    await drawRaffle(work, id, null)
    throw new Error('cut off')
  })
  expect(await refusalOf(cutOff)).toBe('cut off')
  expect((await getRaffle(services, slug, 'en')).winners).toEqual([])
  await Promise.all(Array.from({ length: 5 }, () => runRaffles(services)))
  expect((await getRaffle(services, slug, 'en')).winners).toHaveLength(2)
  const told = await db.selectFrom('notifications').select('id').where('code', '=', 'raffle_won').execute()
  const mails = await db.selectFrom('mails').select('id').where('ref', 'like', `raffle_won:${id}:%`).execute()
  expect(told.length).toBeGreaterThanOrEqual(2)
  expect(mails).toHaveLength(2)
})

/** Services whose connection dies before a query: the first one is 1. */
function dyingBefore(last: number): { died: () => boolean; dying: typeof services } {
  let asked = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (++asked >= last) throw new Error('the process died')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { died: () => asked >= last, dying: { ...services, db: db.withPlugin(plugin) } }
}

test('trust O7: a death before any query of close, draw and what follows leaves each step whole or undone', async () => {
  const { id, slug } = await anOpenRaffle()
  await playersIn(slug, 5)
  services.advance(dayMs + 1)
  const seen = async () => {
    const { state, list_hash, seed, winners } = await getRaffle(services, slug, 'en')
    const rows = async (table: 'notifications' | 'mails') => {
      const { rows } = await (table === 'mails'
        ? sql`select from mails where ref like ${`raffle_won:${id}:%`}`
        : sql`select from notifications where code = 'raffle_won' and params ->> 'slug' = ${slug}`
      ).execute(db)
      return rows.length
    }
    return {
      state,
      frozen: list_hash !== null,
      seed: seed !== null,
      winners: winners.length,
      mails: await rows('mails'),
      news: await rows('notifications'),
    }
  }
  const whole = {
    open: { state: 'open', frozen: false, seed: false, winners: 0, mails: 0, news: 0 },
    closed: { state: 'closed', frozen: true, seed: false, winners: 0, mails: 0, news: 0 },
    drawn: { state: 'drawn', frozen: true, seed: true, winners: 2, mails: 2, news: 2 },
  }
  const deaths = { open: 0, closed: 0, drawn: 0 }
  // Each step begins with its first query, so that none of its queries is passed over.
  for (let state: keyof typeof whole = 'open', query = 1; ; query++) {
    const { died, dying } = dyingBefore(query)
    await refusalOf(runRaffles(dying))
    const after = await seen()
    expect(after).toEqual(whole[after.state as keyof typeof whole])
    deaths[state]++
    if (!died()) break
    if (after.state !== state) query = 0
    state = after.state as keyof typeof whole
  }
  expect(deaths.open).toBeGreaterThan(4)
  expect(deaths.closed).toBeGreaterThan(10)
  expect(await seen()).toEqual(whole.drawn)
  const tickets = await published(slug)
  const { seed, winners } = await getRaffle(services, slug, 'en')
  const order = drawOrder(
    hash,
    { seed: seed ?? '', randomness: '' },
    tickets.map(({ number }) => number),
  )
  expect(winners.map(({ number }) => number)).toEqual(order.slice(0, 2))
})

test('the database draws in the order of core, and passes over who can’t take part', async () => {
  const { id, slug } = await anOpenRaffle({ places: 3 })
  const players = await playersIn(slug, 12)
  const { seed } = await db
    .selectFrom('raffles')
    .select('seed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const numbers = players.map((_, at) => at + 1)
  const order = drawOrder(hash, { seed: seed ?? '', randomness: '' }, numbers)
  const player = (place: number) => (players[(order[place] ?? 0) - 1] as Caller).id
  await db
    .updateTable('users')
    .set({ permissions: ['Booster'] })
    .where('id', '=', player(0))
    .execute()
  await db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', player(1)).execute()
  await db.updateTable('raffle_entries').set({ user_id: null }).where('user_id', '=', player(3)).execute()
  await toTheDraw()
  const { winners } = await getRaffle(services, slug, 'en')
  expect(winners.map(({ number }) => number)).toEqual(order.slice(0, 6))
  expect(winners.map(({ state }) => state)).toEqual([
    'excluded',
    'excluded',
    'waiting',
    'excluded',
    'waiting',
    'waiting',
  ])
  expect(winners.filter(({ state }) => state === 'waiting').map(({ place }) => place)).toEqual([1, 2, 3])
})

test('a winner who is silent for 14 days is reminded once, then the next ticket of the same order moves up', async () => {
  const { id, slug } = await anOpenRaffle({ places: 1 })
  const players = await playersIn(slug, 3)
  await toTheDraw()
  const remindersOf = async () =>
    (await db.selectFrom('mails').select('id').where('ref', 'like', `raffle_waits:${id}:%`).execute()).length
  services.advance(7 * dayMs)
  await runRaffles(services)
  await runRaffles(services)
  expect(await remindersOf()).toBe(1)
  services.advance(7 * dayMs)
  const [before] = (await getRaffle(services, slug, 'en')).winners
  const late = players[(before?.number ?? 0) - 1] as Caller
  expect(await refusalOf(act(services, claimPrize, late, slug, undefined))).toBe('prize_gone')
  await Promise.all([runRaffles(services), runRaffles(services)])
  const { winners, seed } = await getRaffle(services, slug, 'en')
  expect(winners.map(({ state, place }) => [state, place])).toEqual([
    ['silent', 1],
    ['waiting', 1],
  ])
  expect(winners.map(({ number }) => number)).toEqual(
    drawOrder(hash, { seed: seed ?? '', randomness: '' }, [1, 2, 3]).slice(0, 2),
  )
  // In the end nobody is left, and the place stays empty.
  for (let round = 0; round < 3; round++) {
    services.advance(15 * dayMs)
    await runRaffles(services)
  }
  expect((await getRaffle(services, slug, 'en')).winners.map(({ state }) => state)).toEqual([
    'silent',
    'silent',
    'silent',
  ])
})

test('an empty raffle ends without winners', async () => {
  const { slug } = await anOpenRaffle()
  await toTheDraw()
  expect(await getRaffle(services, slug, 'en')).toMatchObject({
    state: 'drawn',
    tickets: 0,
    winners: [],
    list_hash: hash(''),
  })
})

/** A beacon whose rounds come every 30 seconds; its signatures are made up. */
function madeUpBeacon(answer: (round: number) => BeaconRound | undefined): Beacon {
  return {
    chain: 'made-up',
    addressOf: (round) => `https://beacon.example/${round}`,
    roundAfter: (time) => Math.floor(time.getTime() / 30_000) + 1,
    timeOf: (round) => new Date(round * 30_000),
    read: async (round) => answer(round),
  }
}
const signed = (round: number): BeaconRound => {
  const signature = hash(`round ${round}`)
  return { round, signature, randomness: randomnessOf(signature) }
}

test('a beacon decides with the seed: the round was named at opening and is drawn once it is published', async () => {
  let isOut = false
  services.beacon = madeUpBeacon((round) => (isOut ? signed(round) : undefined))
  const { slug } = await anOpenRaffle()
  await playersIn(slug, 5)
  const { beacon, closes_at } = await getRaffle(services, slug, 'en')
  expect(Date.parse(beacon?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(closes_at) + minuteMs)
  await toTheDraw()
  expect((await getRaffle(services, slug, 'en')).state).toBe('closed')
  isOut = true
  await runRaffles(services)
  const drawn = await getRaffle(services, slug, 'en')
  const { signature, randomness } = signed(beacon?.round ?? 0)
  expect(drawn).toMatchObject({ state: 'drawn', signature, randomness })
  const order = drawOrder(hash, { seed: drawn.seed ?? '', randomness }, [1, 2, 3, 4, 5])
  expect(drawn.winners.map(({ number }) => number)).toEqual(order.slice(0, 2))
})

test('a beacon that is silent for 72 hours ends the raffle; the seed alone never decides', async () => {
  services.beacon = madeUpBeacon(() => {
    throw new BeaconAway('it is down')
  })
  const { slug } = await anOpenRaffle()
  const [player] = (await playersIn(slug, 3)) as [Caller]
  await toTheDraw()
  services.advance(71 * hourMs)
  await runRaffles(services)
  expect((await getRaffle(services, slug, 'en')).state).toBe('closed')
  services.advance(2 * hourMs)
  await runRaffles(services)
  expect(await getRaffle(services, slug, 'en')).toMatchObject({
    state: 'cancelled',
    cancel_reason: 'beacon',
    seed: null,
    winners: [],
  })
  const told = await db
    .selectFrom('notifications')
    .select('params')
    .where('user_id', '=', player.id)
    .where('code', '=', 'raffle_cancelled')
    .execute()
  expect(told).toMatchObject([{ params: { raffle: 'Raffle en', slug } }])
})

test('a coupon that was won is for its winner alone, once, and leaves the booster’s pay whole', async () => {
  const { slug } = await anOpenRaffle({ prize_kind: 'coupon', prize_value: 5_000, places: 1 })
  const [winner] = (await playersIn(slug, 1)) as [Caller]
  await toTheDraw()
  const { code } = await act(services, claimPrize, winner, slug, undefined)
  if (!code) throw new Error('no coupon')
  await expect(apply(services, await unpaidOrder(services), code)).rejects.toThrow('coupon_not_found')
  const own = await unpaidOrder(services, winner)
  const before = own.order
  const after = await apply(services, own, code)
  expect(after.total).toBe(before.total - Math.round(before.total * 0.4))
  expect(after.booster_share).toBe(before.booster_share)
  expect((await getMyEntry(services, winner, slug)).won?.code).toBe(code)
})

test('a coupon that was won can’t be deleted, even if nobody has used it yet', async () => {
  const { slug } = await anOpenRaffle({ prize_kind: 'coupon', places: 1 })
  const [winner] = (await playersIn(slug, 1)) as [Caller]
  await toTheDraw()
  const { code } = await act(services, claimPrize, winner, slug, undefined)
  const coupon = await findCouponByCode(db, code ?? '')
  expect(await refusalOf(act(services, deleteCoupon, staff.id, coupon?.id ?? ''))).toBe('coupon_won')
})

test('staff can add to a coupon that was won, and take nothing from it', async () => {
  const { slug } = await anOpenRaffle({ prize_kind: 'coupon', places: 1 })
  const [winner] = (await playersIn(slug, 1)) as [Caller]
  await toTheDraw()
  const { code } = await act(services, claimPrize, winner, slug, undefined)
  const coupon = await findCouponByCode(db, code ?? '')
  if (!coupon?.valid_until || coupon.amount === null) throw new Error('no coupon')
  const later = (ms: number) => new Date((coupon.valid_until?.getTime() ?? 0) + ms).toISOString()
  const form: CouponForm = {
    code: coupon.code,
    enabled: true,
    gives: { amount: coupon.amount },
    cap: coupon.cap,
    valid_from: null,
    valid_until: later(0),
    minimum_order: 0,
    games: [],
    services: [],
    use_limit: 1,
    per_customer: 1,
  }
  const shopper = await insertStaff(services, ['EditStore'])
  const save = (changed: Partial<CouponForm>) =>
    refusalOf(act(services, saveCoupon, shopper, { ...form, ...changed }, coupon.id))
  for (const less of [
    { enabled: false },
    { gives: { amount: coupon.amount - 1 } },
    { gives: { percent: 100 } },
    { cap: (coupon.cap ?? 0) - 1 },
    { cap: null },
    { valid_until: later(-1) },
    { valid_from: later(-dayMs) },
    { minimum_order: 1 },
    { games: ['valorant' as const] },
    { services: ['duo-boost' as const] },
  ])
    expect(await save(less), JSON.stringify(less)).toBe('coupon_won')
  expect(await save({ valid_until: later(30 * dayMs) })).toBe('none')
})

test('what a prize coupon covers is fixed at opening, whatever the prices are at the claim', async () => {
  const { slug } = await anOpenRaffle({ prize_kind: 'coupon', places: 1 })
  const balance = await anOpenRaffle()
  expect((await getRaffle(services, slug, 'en')).prize_cap).toBe(40)
  expect((await getRaffle(services, balance.slug, 'en')).prize_cap).toBeNull()
  const [winner] = (await playersIn(slug, 1)) as [Caller]
  const content = JSON.stringify({ ...demoPriceTable, version: 2, boosterShare: 89.5 })
  await db
    .insertInto('price_tables')
    .values({ version: 2, effective_at: services.now(), author: 'test', reason: 'a change', content })
    .execute()
  services.tags.raise('prices')
  await toTheDraw()
  const { code } = await act(services, claimPrize, winner, slug, undefined)
  expect((await findCouponByCode(db, code ?? ''))?.cap).toBe(40)
  const later = await anOpenRaffle({ prize_kind: 'coupon' })
  expect((await getRaffle(services, later.slug, 'en')).prize_cap).toBe(10)
})

test('everyone who entered a cancelled raffle is told once and in their language, in batches that can die', async () => {
  const { id, slug } = await anOpenRaffle()
  const players = await playersIn(slug, 7)
  const [withdrawn, german, ...others] = players as [Caller, Caller, ...Caller[]]
  await act(services, withdrawEntry, withdrawn, slug)
  await db.updateTable('users').set({ locale: 'de' }).where('id', '=', german.id).execute()
  await act(services, cancelRaffle, staff, id, 'prize')
  const told = async () =>
    (
      await db
        .selectFrom('notifications')
        .select(['user_id', sql<string>`params ->> 'raffle'`.as('raffle')])
        .where('code', '=', 'raffle_cancelled')
        .where(sql<boolean>`params ->> 'slug' = ${slug}`)
        .execute()
    ).map(({ user_id, raffle }) => `${user_id} ${raffle}`)
  expect(await told()).toEqual([])
  const batch = () => act(services, tellEntrants, id, 3)
  expect(await batch()).toBe(true)
  expect(await told()).toHaveLength(2)
  const cutOff = transaction(services, async (work) => {
    await tellEntrants(work, id, 3)
    throw new Error('cut off')
  })
  expect(await refusalOf(cutOff)).toBe('cut off')
  expect(await told()).toHaveLength(2)
  // Two servers at once.
  await Promise.all([runRaffles(services), runRaffles(services)])
  await runRaffles(services)
  expect((await told()).toSorted()).toEqual(
    [`${german.id} Raffle de`, ...others.map((player) => `${player.id} Raffle en`)].toSorted(),
  )
})

test('trust W8: an account that is erased while it claims a prize gives the prize up', async () => {
  const { slug } = await anOpenRaffle({ places: 1 })
  const [winner] = (await playersIn(slug, 1)) as [Caller]
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', winner.id)
    .executeTakeFirstOrThrow()
  await toTheDraw()
  const claimed = Promise.withResolvers<void>()
  const erasing = claimed.promise.then(() => eraseAccount(services, winner, { email: email ?? '' }))
  await transaction(services, async (work) => {
    await claimPrize(work, winner, slug, undefined)
    claimed.resolve()
    await elsewhere(() => expect.poll(() => someoneWaits(db)).toBe(true))
  })
  await erasing
  expect(await balanceOf(services, 'customer_balance', winner.id)).toBe(0)
})

test('a prize that is sent needs an address, which is gone once it has left', async () => {
  const { id, slug } = await anOpenRaffle({ prize_kind: 'sent', places: 1 })
  const [winner] = (await playersIn(slug, 1)) as [Caller]
  await toTheDraw()
  expect(await refusalOf(act(services, claimPrize, winner, slug, undefined))).toBe('prize_needs_address')
  await act(services, claimPrize, winner, slug, 'Hafenweg 4\n20457 Hamburg')
  const addressOf = async () => (await getDeskRaffle(services, id)).raffle.winners[0]?.address
  expect(await addressOf()).toBe('Hafenweg 4\n20457 Hamburg')
  await act(services, markPrizeSent, staff, id, 1)
  expect(await addressOf()).toBeNull()
  expect(await refusalOf(act(services, markPrizeSent, staff, id, 1))).toBe('prize_gone')
})

test('what isn’t complete doesn’t open, and says what is missing', async () => {
  const form = aForm({ prize_value: 0, closes_at: null, texts: { en: everyLanguage.en } as Form['texts'] })
  const id = await act(services, createRaffle, staff, form)
  const error = await act(services, openRaffle, staff, id, 1).catch((thrown) => thrown)
  expect(error.message).toBe('raffle_not_ready')
  expect(error.fields.map(({ field }: { field: string }) => field)).toEqual(['value', 'dates', 'languages'])
  await act(services, saveRaffle, staff, id, { ...aForm({ slug: form.slug }), version: 1 })
  expect(await refusalOf(act(services, openRaffle, staff, id, 1))).toBe('raffle_changed')
  expect(await refusalOf(act(services, openRaffle, staff, id, 2))).toBe('none')
})

test('a scheduled raffle opens at its start; a change makes it a draft again', async () => {
  const form = aForm({ opens_at: iso(hourMs), closes_at: iso(dayMs) })
  const id = await act(services, createRaffle, staff, form)
  const stateOf = async () => (await getDeskRaffle(services, id)).raffle.state
  await act(services, openRaffle, staff, id, 1)
  expect(await stateOf()).toBe('scheduled')
  expect(await refusalOf(getRaffle(services, form.slug, 'en'))).toBe('raffle_not_found')
  await act(services, unscheduleRaffle, staff, id)
  await act(services, openRaffle, staff, id, 3)
  await act(services, saveRaffle, staff, id, { ...form, version: 4, places: 1 })
  expect(await stateOf()).toBe('draft')
  await act(services, openRaffle, staff, id, 5)
  services.advance(hourMs)
  await runRaffles(services)
  expect(await stateOf()).toBe('open')
  expect(await refusalOf(act(services, deleteRaffle, staff, id))).toBe('raffle_fixed')
})

test('once it is open only texts change, and no language is taken away', async () => {
  const form = aForm()
  const id = await act(services, createRaffle, staff, form)
  await act(services, openRaffle, staff, id, 1)
  const { opens_at } = (await getDeskRaffle(services, id)).raffle
  const save = (version: number, changed: Partial<Form>) =>
    refusalOf(act(services, saveRaffle, staff, id, { ...form, opens_at, version, ...changed }))
  expect(await save(2, { places: 3 })).toBe('raffle_fixed')
  expect(await save(2, { closes_at: iso(2 * dayMs) })).toBe('raffle_fixed')
  const { de: _, ...without } = everyLanguage
  expect(await save(2, { texts: without as Form['texts'] })).toBe('raffle_fixed')
  const corrected = { ...everyLanguage, de: { title: 'Winter', prize: 'Ein Aufstieg', about: '', terms: '' } }
  expect(await save(2, { texts: corrected as Form['texts'] })).toBe('none')
  expect((await getRaffle(services, form.slug, 'de')).title).toBe('Winter')
  await act(services, cancelRaffle, staff, id, 'prize')
  expect(await save(4, { texts: everyLanguage })).toBe('raffle_fixed')
  expect(await refusalOf(act(services, cancelRaffle, staff, id, 'prize'))).toBe('raffle_fixed')
})

test('prizes beyond the limit wait for a colleague with the same permission', async () => {
  const form = aForm({ prize_value: 50_000, places: 20 })
  const id = await act(services, createRaffle, staff, form)
  expect(await act(services, openRaffle, staff, id, 1)).toBe(true)
  expect((await getDeskRaffle(services, id)).raffle).toMatchObject({ state: 'draft', waits: true })
  const { id: proposal } = await db
    .selectFrom('proposals')
    .select('id')
    .where('subject', '=', `raffle ${form.slug}`)
    .executeTakeFirstOrThrow()
  expect(await refusalOf(act(services, confirmProposal, staff, proposal))).toBe('own_affair')
  const colleague = await insertStaff(services, ['EditUsers'])
  await act(services, confirmProposal, colleague, proposal)
  expect((await getDeskRaffle(services, id)).raffle).toMatchObject({ state: 'open', waits: false })
})

test('the calls: staff alone see drafts, and no reply holds the seed before the draw', async () => {
  const { id, slug } = await anOpenRaffle()
  const { seed } = await db
    .selectFrom('raffles')
    .select('seed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const editor = await signIn(services, staff.id)
  const player = await signIn(services, (await aPlayer()).id)
  const get = (url: string, token?: string) =>
    app.inject({ method: 'GET', url, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
  for (const [url, token] of [
    ['/v1/raffles'],
    [`/v1/raffles/${slug}`],
    ['/v1/raffles/desk', editor],
    [`/v1/raffles/desk/${id}`, editor],
    [`/v1/raffles/desk/${id}/entries`, editor],
    [`/v1/raffles/${slug}/entry`, player],
  ] as const) {
    const reply = await get(url, token)
    expect(reply.statusCode, url).toBe(200)
    expect(reply.body).not.toContain(seed ?? 'missing')
  }
  expect((await get('/v1/raffles/desk', player)).statusCode).toBe(403)
  const entered = await app.inject({
    method: 'POST',
    url: `/v1/raffles/${slug}/entry`,
    headers: { authorization: `Bearer ${player}`, 'idempotency-key': randomUUID() },
    payload: { adult: true, country: 'DE', accept_terms: false },
  })
  expect(entered.json().errors).toEqual([{ field: 'accept_terms', code: 'terms_not_accepted' }])
})

test('each language’s sitemap has the raffles that have opened, and no draft', async () => {
  const { slug } = await anOpenRaffle()
  const draft = aForm()
  await act(services, createRaffle, staff, draft)
  const languages = [...localeCodes]
  const site = { publicUrl: 'https://peakline.example', languages }
  const inGerman = await sitemap(site, '/de-DE-sitemap.xml', [rafflesInSitemap(services)])
  const entry = inGerman.split('<url>').find((each) => each.includes(`/${slug}</loc>`))
  expect(entry?.match(/hreflang/g)).toHaveLength(languages.length + 1)
  expect(inGerman).not.toContain(draft.slug)
})
