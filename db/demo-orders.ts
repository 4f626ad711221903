import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import { ladderPoints, rankAtPoints } from '#core/games/ladder.ts'
import { type ClimbConfig, climbEnds, defaultConfig, needsCredentials } from '#core/orders/order-config.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { claimOrder } from '#server/orders/claim-order.ts'
import { completeOrder } from '#server/orders/complete-order.ts'
import { createOrder } from '#server/orders/create-order.ts'
import { finishOrder } from '#server/orders/finish-order.ts'
import { recordGame } from '#server/orders/record-game.ts'
import { payByBalance } from '#server/payments/pay-by-balance.ts'
import type { Caller } from '#server/route.ts'
import type { Services } from '#server/services.ts'
import { storeCredentials } from '#server/vault/store-credentials.ts'
import { seedDemoCoaching } from './demo-coaching.ts'

type Until = 'ordered' | 'paid' | 'searching' | 'claimed' | 'finished' | 'completed' | 'cancelled'

type Story = {
  customer: string
  booster?: string
  until: Until
  /** Hours before now at which it was ordered. */
  ago: number
  from: Place
  to: Place
  change?: Partial<ClimbConfig>
  /** Games that were played; all that are needed when it is finished. */
  games?: number
}

const place = (tier: Place['tier'], division: number | null = null): Place => ({ tier, division })

const stories: readonly Story[] = [
  {
    customer: 'mira',
    booster: 'kestrel',
    until: 'completed',
    ago: 500,
    from: place('bronze', 1),
    to: place('silver', 2),
    change: { addons: ['offline'] },
  },
  {
    customer: 'theo',
    booster: 'lumi',
    until: 'completed',
    ago: 420,
    from: place('silver', 3),
    to: place('gold', 3),
  },
  {
    customer: 'mira',
    booster: 'halcyon',
    until: 'finished',
    ago: 60,
    from: place('silver', 4),
    to: place('silver', 2),
    change: { service: 'duo-boost', freeHours: '19–23 h' },
  },
  { customer: 'mira', until: 'cancelled', ago: 300, from: place('gold', 4), to: place('gold', 2) },
  {
    customer: 'mira',
    booster: 'kestrel',
    until: 'claimed',
    ago: 30,
    from: place('silver', 2),
    to: place('platinum', 4),
    games: 20,
    change: { addons: ['priority', 'characters', 'offline'], characters: ['Ahri', 'Orianna', 'Viktor'] },
  },
  { customer: 'mira', until: 'paid', ago: 5, from: place('gold', 4), to: place('gold', 3) },
  { customer: 'mira', until: 'ordered', ago: 2, from: place('iron', 2), to: place('bronze', 2) },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.3,
    from: place('silver', 2),
    to: place('platinum', 4),
    change: { addons: ['priority'] },
  },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.2,
    from: place('gold', 4),
    to: place('platinum', 4),
    change: { server: 'eune', addons: ['offline'] },
  },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.15,
    from: place('gold', 2),
    to: place('platinum', 4),
    change: { service: 'duo-boost', freeHours: '19–23 h' },
  },
  {
    customer: 'theo',
    until: 'searching',
    ago: 0.1,
    from: place('platinum', 1),
    to: place('emerald', 3),
    change: { server: 'na' },
  },
]

const reached = (until: Until, step: Until) => {
  const order: Until[] = ['ordered', 'paid', 'searching', 'claimed', 'finished', 'completed']
  return until === 'cancelled' ? step === 'paid' : order.indexOf(until) >= order.indexOf(step)
}

const hour = 3_600_000

/** Plays the demo's orders through the use cases, each at its own time in the past. */
export async function seedDemoOrders(services: Services, callers: Map<string, Caller>): Promise<void> {
  const start = services.now().getTime()
  for (const story of stories) await play(services, callers, story, start)
  await seedDemoCoaching(services, callers)
  // News of days that nobody was there to read.
  await services.db.deleteFrom('notifications').execute()
  await services.db.deleteFrom('mails').execute()
}

async function play(
  real: Services,
  callers: Map<string, Caller>,
  story: Story,
  start: number,
): Promise<void> {
  let clock = start - story.ago * hour
  const services: Services = { ...real, now: () => new Date(clock) }
  const pass = (hours: number) => {
    clock = Math.min(start, clock + hours * hour)
  }
  const customer = who(callers, story.customer)
  const config = configOf(story)
  const { id } = await createOrder(services, customer, { config, locale: 'en' })
  if (!reached(story.until, 'paid')) return
  pass(0.05)
  await payByBalance(services, customer, id, {
    accept_risk: true,
    method: 'balance',
    in_game_name: 'Mira#EUW',
  })
  if (story.until === 'cancelled')
    return cancelOrder(services, customer, id, { refund_to: 'balance', reason: undefined })
  if (!reached(story.until, 'searching')) return
  pass(0.03)
  if (needsCredentials(config))
    await storeCredentials(services, customer, id, {
      login: 'demo-login',
      password: randomUUID(),
      in_game_name: 'Mira#EUW',
    })
  if (!story.booster) return
  pass(0.3)
  const booster = who(callers, story.booster)
  await claimOrder(services, booster, id)
  await playGames(services, booster, id, config, story.games ?? Number.POSITIVE_INFINITY, pass)
  if (!reached(story.until, 'finished')) return
  await finishOrder(services, booster, id, await demoProof(services, booster, id))
  if (!reached(story.until, 'completed')) return
  pass(3)
  await completeOrder(services, customer, id)
}

/** Won and lost games with the swings of real ones, always the same. */
async function playGames(
  services: Services,
  booster: Caller,
  id: string,
  config: ClimbConfig,
  most: number,
  pass: (hours: number) => void,
) {
  const game = games[config.game]
  const { from, to } = climbEnds(config)
  const characters = ['Ahri', 'Orianna', 'Viktor']
  const losses = new Set([3, 11, 16, 19])
  let height = from
  for (let number = 1; number <= most && height < to; number++) {
    pass(0.75)
    const won = !losses.has(number % 20)
    const points = won ? 20 + (number % 6) : -(14 + (number % 4))
    height = Math.min(to, Math.max(0, height + points))
    await recordGame(services, booster, id, {
      result: won ? 'won' : 'lost',
      points,
      standing: rankAtPoints(game, height),
      character: characters[number % characters.length] ?? null,
      proof_file_id: null,
    })
    if (ladderPoints(game, rankAtPoints(game, height)) >= to) return
  }
}

/** A plain picture that says what it is: nobody should take it for a real result. */
async function demoProof({ db, files, now }: Services, booster: Caller, orderId: string): Promise<string> {
  const width = 640
  const height = 360
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#141c25"/><path d="M40 300 160 240l60 30 120-150 70 60 190-140" fill="none" stroke="#ff8f63" stroke-width="8"/><text x="40" y="70" font-family="sans-serif" font-size="32" fill="#f3f6f8">Demo data</text></svg>`
  const content = await sharp(Buffer.from(drawing)).webp().toBuffer()
  const id = randomUUID()
  await files.save(id, content)
  await db
    .insertInto('files')
    .values({
      id,
      order_id: orderId,
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

function configOf({ from, to, change }: Story): ClimbConfig {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  return {
    ...config,
    start: { ...config.start, ...from },
    target: { ...to, points: 0 },
    ...change,
  }
}

function who(callers: Map<string, Caller>, name: string): Caller {
  const caller = callers.get(name)
  if (!caller) throw new Error(`The demo has no ${name}`)
  return caller
}
