import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import type { RealtimeEvents } from '#contract/realtime.ts'
import { dayMs, minuteMs } from '#core/base/durations.ts'
import { type BoostConfig, defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { type GameId, gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { paymentReceived } from '#core/money/ledger.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { filterId } from '#core/people/matching.ts'
import type { Permission } from '#core/people/permissions.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import type { Schema } from '#db/schema.ts'
import { accountFollowers } from '#server/composed/account-followers.ts'
import { orderFollowers } from '#server/composed/order-followers.ts'
import { orderPage } from '#server/composed/order-page.ts'
import { paymentSubjects } from '#server/composed/payment-subjects.ts'
import { proposalTypes } from '#server/composed/proposal-types.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { openPayments } from '#server/money/payments/open-payments.ts'
import { ensurePriceTable } from '#server/money/prices/ensure-price-table.ts'
import { noPictures } from '#server/news/mail/letter-pictures.ts'
import { openMailer } from '#server/news/mail/open-mailer.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { soldTerms } from '#server/orders/checkout/sold-terms.ts'
import { orderColumns } from '#server/orders/order/order-columns.ts'
import { priceConfig } from '#server/orders/quotes/price-config.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { PageTags } from '#server/platform/db/page-tags.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { altcha } from '#server/platform/outside/altcha.ts'
import { noBeacon } from '#server/platform/outside/beacon.ts'
import { localFiles } from '#server/platform/outside/local-files.ts'
import { openidSignIn } from '#server/platform/outside/openid-sign-in.ts'
import type { CountedEvent } from '#server/platform/outside/page-counter.ts'
import { noProfileLookup } from '#server/platform/outside/profile-lookup.ts'
import { noTranslation } from '#server/platform/outside/translation.ts'
import { noWebPush } from '#server/platform/outside/web-push.ts'
import { Papers } from '#server/platform/papers/papers.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { openLog } from '#server/platform/process/open-log.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { SharePictures } from '#server/platform/share/share-pictures.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { refuseSecondConnection, watchTransactions } from './one-connection.ts'

/** One message that realtime was asked to send. */
export type Sent = {
  to: 'user' | 'filter' | 'staff' | 'thread' | 'post'
  /** The user, the filter or the thread; empty for staff. */
  id: string
  event: keyof RealtimeEvents
  payload: RealtimeEvents[keyof RealtimeEvents]
}

export type TestServices = Services & {
  databaseUrl: string
  sent: Sent[]
  /** Sessions and users whose sockets were closed. */
  ended: string[]
  /** What was sent to analytics. */
  counted: CountedEvent[]
  /** Every line that was logged. */
  logged: string[]
  /** Moves the clock that `now` reads. */
  advance(ms: number): void
  close(): Promise<void>
}

export type TestOptions = {
  connections?: number
  /** False leaves the shop without prices, as in a new production shop. */
  priced?: boolean
  /** True leaves the shop as every new one begins. */
  closed?: boolean
}

/** What a test waits for where a server gives up: a machine that runs tests can be arbitrarily busy. */
export const busyMs = 300_000

/** The real services on a test database, with local adapters, an adjustable clock and a realtime that records. */
export async function testServices(
  databaseUrl: string,
  { connections = 20, priced = true }: TestOptions = {},
): Promise<TestServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'peakline-data-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost:3000',
    DEMO_DATA: '0',
    RATE_LIMIT: '0',
    // A test machine can be arbitrarily busy.
    BUSY_AFTER_MS: '0',
  })
  const logged: string[] = []
  const sent: Sent[] = []
  const ended: string[] = []
  const counted: CountedEvent[] = []
  const plain = process.env.PLAIN_DRIVER === '1'
  const lifeline = { assertThere: refuseSecondConnection, watched: (socket: Socket) => socket }
  const db = watchTransactions(openDatabase(databaseUrl, { connections, waitMs: busyMs, plain, lifeline }))
  if (priced) await ensurePriceTable(db)
  // Moves only when it is read, so that no test races a deadline on a busy machine; two readings always differ.
  let time = beginning()
  const now = () => new Date(time++)
  return {
    databaseUrl,
    config,
    db,
    log: openLog('trace', { write: (line: string) => logged.push(line) }),
    now,
    tags: new PageTags(now),
    realtime: recordingRealtime(sent, ended),
    captcha: altcha(config.secretKey, 1),
    mailer: await openMailer(config),
    letterPictures: noPictures,
    sharePictures: new SharePictures(dataDir),
    papers: new Papers(dataDir, busyMs),
    files: localFiles(dataDir),
    counter: { send: (event) => counted.push(event) },
    payments: await openPayments({ config, db }),
    social: openidSignIn(config.signIns, `${config.publicUrl}/`),
    profileLookup: noProfileLookup,
    translation: noTranslation,
    webPush: noWebPush,
    beacon: noBeacon,
    followers: orderFollowers,
    orderPage,
    accountFollowers,
    paymentSubjects,
    proposals: proposalTypes,
    sent,
    ended,
    counted,
    logged,
    advance(ms) {
      time += ms
    },
    async close() {
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * When a test's clock begins: now, since some of what a test meets reads the machine's clock; at the end of a day with the
 * next one, so that no test begins on one day and ends on the next.
 */
function beginning(): number {
  const left = dayMs - (Date.now() % dayMs)
  return Date.now() + (left < 30 * minuteMs ? left : 0)
}

function recordingRealtime(sent: Sent[], ended: string[]): Realtime {
  return {
    toUser: (id, event, payload) => sent.push({ to: 'user', id, event, payload }),
    toFilter: (id, event, payload) => sent.push({ to: 'filter', id, event, payload }),
    toStaff: (event, payload) => sent.push({ to: 'staff', id: '', event, payload }),
    toPost: (id, event, payload) => sent.push({ to: 'post', id, event, payload }),
    toThread: (id, event, payload) => sent.push({ to: 'thread', id, event, payload }),
    endSession: (id) => ended.push(id),
    endUser: (id) => ended.push(id),
    accessChanged: (id) => ended.push(`access ${id}`),
    isOnline: async () => false,
    isVisible: async () => false,
    onlineBoosters: async () => [],
  }
}

/** A database, and the clock by which its people come to be: that of the machine unless a test has one of its own. */
type Clocked = Pick<Services, 'db'> & Partial<Pick<Services, 'now'>>

/** A registered customer, signed in as far as use cases need. */
export async function insertCustomer(
  { db, now = () => new Date() }: Clocked,
  columns: Partial<Insertable<Schema['users']>> = {},
): Promise<Caller> {
  const name = `person-${randomUUID().slice(0, 13)}`
  const user = await db
    .insertInto('users')
    .values({
      kind: 'customer',
      email: `${name}@example.com`,
      username: name,
      age_confirmed_at: now(),
      created_at: now(),
      ...columns,
    })
    .returning(['id', 'kind', 'permissions', 'banned_at'])
    .executeTakeFirstOrThrow()
  return {
    id: user.id,
    kind: user.kind,
    permissions: user.permissions,
    banned: user.banned_at !== null,
    sessionId: randomUUID(),
  }
}

/** Staff with exactly these permissions. */
export function insertStaff(services: Services, permissions: Permission[]): Promise<Caller> {
  return insertCustomer(services, { permissions })
}

type BoosterOptions = {
  filters?: string[]
  /** The highest camp by game; the default is the top of every ladder. */
  ceilings?: Partial<Record<GameId, number>>
  soloLimit?: number
  duoLimit?: number
  user?: Partial<Insertable<Schema['users']>>
}

/** A booster who can claim `anOrderConfig`'s orders unless overridden. */
export async function insertBooster(services: Clocked, options: BoosterOptions = {}): Promise<Caller> {
  const { filters = [filterId(anOrderConfig)], ceilings = topOfEveryLadder() } = options
  const booster = await insertCustomer(services, { permissions: ['Booster'], ...options.user })
  const { db } = services
  await db
    .insertInto('boosters')
    .values({ user_id: booster.id, solo_limit: options.soloLimit ?? 2, duo_limit: options.duoLimit ?? 2 })
    .execute()
  if (filters.length > 0)
    await db
      .insertInto('booster_filters')
      .values(filters.map((filter) => ({ user_id: booster.id, filter })))
      .execute()
  const rows = gameIds.flatMap((game) => {
    const ceiling = ceilings[game]
    return ceiling === undefined ? [] : [{ user_id: booster.id, game, ceiling }]
  })
  if (rows.length > 0) await db.insertInto('booster_ceilings').values(rows).execute()
  return booster
}

/** A booster who asks to play League of Legends on Turkey, too; their picture has no content. */
export async function insertServiceRequest(
  services: Pick<Services, 'db' | 'now'>,
  asked_at: Date = services.now(),
): Promise<{ id: string; name: string; requestId: string }> {
  const { db } = services
  const { id } = await insertBooster(services, { ceilings: { 'league-of-legends': 12 } })
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const file = await db
    .insertInto('files')
    .values({
      owner_kind: 'service_request',
      owner_id: id,
      uploaded_by: id,
      mime: 'image/webp',
      width: 1,
      height: 1,
      bytes: 1,
      used: true,
      created_at: asked_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const request = await db
    .insertInto('service_requests')
    .values({
      booster_id: id,
      services: ['league-of-legends:elo-boost:tr'],
      ceilings: JSON.stringify({ 'league-of-legends': 20 }),
      note: 'I play on Turkey, too.',
      file_id: file.id,
      asked_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: username, requestId: request.id }
}

/**
 * Someone who plays everything, so that tests can buy, however far they move the clock. They are away, so no search asks them.
 */
export async function insertSupply(services: Pick<Services, 'db' | 'now'>): Promise<Caller> {
  const booster = await insertBooster(services, {
    filters: Object.values(games).flatMap((game) =>
      serviceIds.flatMap((service) =>
        game.servers.map((server) => filterId({ game: game.id, service, server })),
      ),
    ),
  })
  await services.db
    .updateTable('boosters')
    .set({ away_at: services.now(), last_active_at: new Date('2100-01-01') })
    .where('user_id', '=', booster.id)
    .execute()
  return booster
}

function topOfEveryLadder(): Partial<Record<GameId, number>> {
  return Object.fromEntries(Object.values(games).map((game) => [game.id, camps(game).length - 1]))
}

/** A climb from Silver II to Platinum IV on EUW. */
export const anOrderConfig: BoostConfig = defaultConfig('league-of-legends', 'elo-boost')
/** The same, with the customer playing along. */
export const aDuoOrderConfig: BoostConfig = defaultConfig('league-of-legends', 'duo-boost')

type OrderOptions = {
  status?: OrderStatus
  config?: OrderConfig
  /** By default a new customer is created. */
  customerId?: string
  /** By default a new booster is created for those statuses that have one. */
  boosterId?: string
  columns?: Partial<Insertable<Schema['orders']>>
}

const withBooster: readonly OrderStatus[] = ['boosting', 'verification_required', 'completed']

/**
 * An order in any status, with everything that belongs to it: its people, and for a paid one its payment and escrow.
 */
export async function insertOrder(services: TestServices, options: OrderOptions = {}): Promise<OrderRow> {
  const { status = 'not_paid', config = anOrderConfig } = options
  const { db } = services
  const now = services.now()
  const boosterId = withBooster.includes(status)
    ? (options.boosterId ?? (await boosterOf(services, config)))
    : null
  const paid = status !== 'not_paid' && status !== 'cancelled'
  const order = await db
    .insertInto('orders')
    .values({
      ...orderColumns(config, priceConfig(config, demoPriceTable, 2_000)),
      customer_id: options.customerId ?? (await insertCustomer(services)).id,
      booster_id: boosterId,
      locale: 'en',
      status,
      created_at: now,
      paid_at: paid ? now : null,
      searching_at: paid && status !== 'waiting_for_account' ? now : null,
      claimed_at: boosterId && now,
      finished_at: status === 'verification_required' || status === 'completed' ? now : null,
      closed_at: status === 'completed' || status === 'cancelled' ? now : null,
      ...options.columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!paid) return order
  await insertPayment(services, order)
  await transaction(services, async (work) => {
    const terms = await soldTerms(work, order)
    await work.tx.updateTable('orders').set(terms).where('id', '=', order.id).execute()
  })
  return services.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
}

async function boosterOf(services: Services, config: OrderConfig): Promise<string> {
  const { coachId, filter } = kindOf(config)
  return coachId ?? (await insertBooster(services, { filters: [filter] })).id
}

/** An order that was created through its use case, with its first event. */
export async function placeOrder(services: Services, customer: Caller, config: OrderConfig = anOrderConfig) {
  return createOrder(services, customer, { config, locale: 'en' })
}

async function insertPayment(services: Services, order: OrderRow): Promise<void> {
  const paymentId = randomUUID()
  const now = services.now()
  await transaction(services, async (work) => {
    await work.tx
      .insertInto('payments')
      .values({
        id: paymentId,
        ...paymentSubject(order.id),
        funds_order: true,
        provider: 'sandbox',
        provider_ref: randomUUID(),
        amount: order.total,
        currency: order.currency,
        status: 'captured',
        captured_at: now,
      })
      .execute()
    await postEntry(work.tx, paymentReceived({ paymentId, subjectId: order.id, amount: order.total }), now)
  })
}

/** A bearer token of a new session. */
export async function signIn(
  services: Pick<Services, 'db' | 'now'> & { config: Pick<Config, 'secretKey'> },
  userId: string,
): Promise<string> {
  return (await insertSession(services, userId, services.now())).accessToken
}
