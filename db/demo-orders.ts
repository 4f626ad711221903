import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '#core/base/durations.ts'
import {
  type BoostConfig,
  type ClimbConfig,
  climbEnds,
  defaultConfig,
  isClimb,
  startPlace,
} from '#core/choices/order-config.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { ladderPoints, type Place, rankAtPoints } from '#core/games/ladder.ts'
import { needsAccount, progressOf } from '#core/orders/kinds.ts'
import { isDone } from '#core/orders/progress.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { finishOrder } from '#server/orders/order/finish-order.ts'
import { recordGame } from '#server/orders/order/record-games.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { seedDemoCoaching } from './demo-coaching.ts'

type Until = 'ordered' | 'paid' | 'searching' | 'claimed' | 'finished' | 'completed' | 'cancelled'

type Story = {
  customer: string
  booster?: string
  until: Until
  /** How many hours ago it was ordered. */
  ago: number
  config: BoostConfig
  /** Games that were played; if it is finished, as many as needed. */
  games?: number
}

const place = (tier: Place['tier'], division: number | null = null): Place => ({ tier, division })

function climb(game: GameId, from: Place, to: Place, change: Partial<ClimbConfig> = {}): ClimbConfig {
  const config = defaultConfig(game, change.service ?? 'elo-boost')
  return { ...config, start: { ...config.start, ...from }, target: { ...to, points: 0 }, ...change }
}

const lol = 'league-of-legends'
const hours = '7 to 11 pm CET'

const stories: readonly Story[] = [
  {
    customer: 'mira',
    booster: 'kestrel',
    until: 'completed',
    ago: 500,
    config: climb(lol, place('bronze', 1), place('silver', 2), { addons: ['offline'] }),
  },
  {
    customer: 'theo',
    booster: 'lumi',
    until: 'completed',
    ago: 420,
    config: climb(lol, place('silver', 3), place('gold', 3)),
  },
  {
    customer: 'theo',
    booster: 'kestrel',
    until: 'completed',
    ago: 360,
    config: { ...defaultConfig('valorant', 'win-boost'), rank: place('gold', 2) },
  },
  {
    customer: 'theo',
    booster: 'lumi',
    until: 'completed',
    ago: 200,
    config: { ...defaultConfig('teamfight-tactics', 'placement-boost'), lastRank: place('gold', 4) },
  },
  {
    customer: 'mira',
    booster: 'halcyon',
    until: 'finished',
    ago: 60,
    config: climb(lol, place('silver', 4), place('silver', 2), { service: 'duo-boost', freeHours: hours }),
  },
  { customer: 'mira', until: 'cancelled', ago: 300, config: climb(lol, place('gold', 4), place('gold', 2)) },
  {
    customer: 'mira',
    booster: 'kestrel',
    until: 'claimed',
    ago: 30,
    config: climb(lol, place('silver', 2), place('platinum', 4), {
      addons: ['priority', 'characters', 'offline'],
      roles: ['mid'],
      characters: ['ahri', 'orianna', 'viktor'],
    }),
    games: 20,
  },
  {
    customer: 'theo',
    booster: 'brisa',
    until: 'claimed',
    ago: 20,
    config: {
      ...defaultConfig('wild-rift', 'win-boost'),
      server: 'latam',
      platform: 'ios',
      rank: place('platinum', 3),
      wins: 6,
    },
    games: 5,
  },
  {
    customer: 'theo',
    booster: 'brisa',
    until: 'claimed',
    ago: 9,
    config: {
      ...defaultConfig('wild-rift', 'placement-boost'),
      server: 'br',
      lastRank: null,
      games: 8,
      addons: ['priority'],
    },
    games: 5,
  },
  { customer: 'mira', until: 'paid', ago: 5, config: climb(lol, place('gold', 4), place('gold', 3)) },
  { customer: 'mira', until: 'ordered', ago: 2, config: climb(lol, place('iron', 2), place('bronze', 2)) },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.3,
    config: climb(lol, place('silver', 2), place('platinum', 4), { addons: ['priority'] }),
  },
  {
    customer: 'mira',
    until: 'searching',
    ago: 0.28,
    config: {
      ...defaultConfig('valorant', 'win-boost'),
      rank: place('platinum', 1),
      wins: 8,
      duo: true,
      freeHours: hours,
    },
  },
  {
    customer: 'mira',
    until: 'searching',
    ago: 0.25,
    config: { ...defaultConfig(lol, 'placement-boost'), lastRank: null, games: 3 },
  },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.2,
    config: climb(lol, place('gold', 4), place('platinum', 4), { server: 'eune', addons: ['offline'] }),
  },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.15,
    config: climb(lol, place('gold', 2), place('platinum', 4), { service: 'duo-boost', freeHours: hours }),
  },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.1,
    config: climb(lol, place('platinum', 1), place('emerald', 3), { server: 'na' }),
  },
  {
    customer: 'mira',
    until: 'searching',
    ago: 0.08,
    config: climb('wild-rift', place('gold', 3), place('platinum', 3), {
      server: 'latam',
      platform: 'android',
    }),
  },
  {
    customer: 'mira',
    until: 'searching',
    ago: 0.05,
    config: {
      ...defaultConfig('teamfight-tactics', 'win-boost'),
      queue: 'double-up',
      rank: place('gold', 1),
      duo: true,
    },
  },
]

const reached = (until: Until, step: Until) => {
  const order: Until[] = ['ordered', 'paid', 'searching', 'claimed', 'finished', 'completed']
  return until === 'cancelled' ? step === 'paid' : order.indexOf(until) >= order.indexOf(step)
}

/** Plays the demo's orders through the use cases, each at its own time in the past. */
export async function seedDemoOrders(services: Services, callers: Map<string, Caller>): Promise<void> {
  const start = services.now().getTime()
  for (const story of stories) await play(services, callers, story, start)
  await seedDemoCoaching(services, callers)
  await forgetOldNews(services)
  await services.db.deleteFrom('mails').execute()
}

/** Of what the orders told their people, the last two days stay, as read: nobody was there to read the rest. */
async function forgetOldNews({ db, now }: Services): Promise<void> {
  const since = new Date(now().getTime() - 2 * dayMs)
  await db.deleteFrom('notifications').where('created_at', '<', since).execute()
  await db
    .updateTable('notifications')
    .set(({ ref }) => ({ read_at: ref('created_at') }))
    .execute()
}

async function play(
  real: Services,
  callers: Map<string, Caller>,
  story: Story,
  start: number,
): Promise<void> {
  let clock = start - story.ago * hourMs
  const services: Services = { ...real, now: () => new Date(clock) }
  const pass = (hours: number) => {
    clock = Math.min(start, clock + hours * hourMs)
  }
  const customer = who(callers, story.customer)
  const { config } = story
  const { id } = await createOrder(services, customer, { config, locale: 'en' })
  if (!reached(story.until, 'paid')) return
  pass(0.05)
  await transaction(services, (work) =>
    payByBalance(work, customer, id, {
      accept_risk: true,
      start_now: '1.0',
      withdrawal_ends: '1.0',
      method: 'balance',
      in_game_name: 'Mira#EUW',
    }),
  )
  if (story.until === 'cancelled')
    return transaction(services, (work) =>
      cancelOrder(work, customer, id, { refund_to: 'balance', reason: undefined }),
    )
  if (!reached(story.until, 'searching')) return
  pass(0.03)
  if (needsAccount(config))
    await storeCredentials(services, customer, id, {
      login: 'demo-login',
      password: randomUUID(),
      in_game_name: 'Mira#EUW',
    })
  if (!story.booster) return
  pass(0.3)
  const booster = who(callers, story.booster)
  await transaction(services, (work) => claimOrder(work, booster, id))
  await playGames(services, booster, id, config, story.games ?? Number.POSITIVE_INFINITY, pass)
  if (!reached(story.until, 'finished')) return
  const proof_file_id = await demoProof(services, booster, id)
  await transaction(services, (work) => finishOrder(work, booster, id, { proof_file_id, anyway: false }))
  if (!reached(story.until, 'completed')) return
  pass(3)
  await transaction(services, (work) => completeOrder(work, customer, id))
}

const swings = { LP: [20, 6, 14, 4], RR: [18, 7, 13, 5], marks: [1, 1, 1, 1] } as const
const characters = { champions: ['Ahri', 'Orianna', 'Viktor'], agents: ['Jett', 'Sova', 'Omen'] }
const losses = new Set([3, 11, 16, 19])
const draws = new Set([6, 14])

/** Games that vary like real ones, always the same. */
async function playGames(
  services: Services,
  booster: Caller,
  id: string,
  config: BoostConfig,
  most: number,
  pass: (hours: number) => void,
) {
  const game = games[config.game]
  const [win, winSwing, loss, lossSwing] = swings[game.points]
  const known = game.characters && characters[game.characters]
  const { from, to } = isClimb(config)
    ? climbEnds(config)
    : { from: ladderPoints(game, { ...startPlace(config), points: 0 }), to: Number.POSITIVE_INFINITY }
  const played: RecordedGame[] = []
  let height = from
  while (played.length < most && !isDone(progressOf(config, played))) {
    pass(0.75)
    const number = played.length + 1
    const result =
      game.moves.drawn && draws.has(number % 20) ? 'drawn' : losses.has(number % 20) ? 'lost' : 'won'
    const points = {
      won: win + (number % winSwing),
      lost: -(loss + (number % lossSwing)),
      drawn: number % 3,
    }[result]
    height = Math.min(to, Math.max(0, height + points))
    const standing = rankAtPoints(game, height)
    const character = known?.[number % known.length] ?? null
    await transaction(services, (work) =>
      recordGame(work, booster, id, { result, points, standing, character, proof_file_id: null }),
    )
    played.push({ by: booster.id, result, points, standing, at: services.now().toISOString() })
  }
}

/** A plain picture that says what it is, so that nobody mistakes it for a real result. */
async function demoProof({ db, files, now }: Services, booster: Caller, orderId: string): Promise<string> {
  const width = 640
  const height = 360
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#141c25"/><path d="M40 300 160 240l60 30 120-150 70 60 190-140" fill="none" stroke="#ff8f63" stroke-width="8"/><text x="40" y="70" font-family="sans-serif" font-size="32" fill="#f3f6f8">Demo data</text></svg>`
  const { default: sharp } = await import('sharp')
  const content = await sharp(Buffer.from(drawing)).webp().toBuffer()
  const id = randomUUID()
  await files.save(id, content)
  await db
    .insertInto('files')
    .values({
      id,
      owner_kind: 'order',
      owner_id: orderId,
      uploaded_by: booster.id,
      mime: 'image/webp',
      width,
      height,
      bytes: content.length,
      created_at: now(),
    })
    .execute()
  return id
}

function who(callers: Map<string, Caller>, name: string): Caller {
  const caller = callers.get(name)
  if (!caller) throw new Error(`The demo has no ${name}`)
  return caller
}
