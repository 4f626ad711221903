import { hourMs } from '#core/base/durations.ts'
import type { CoachingConfig } from '#core/choices/order-config.ts'
import type { GameId } from '#core/games/game.ts'
import type { FreeSlot } from '#core/orders/coaching.ts'
import type { Locale } from '#i18n/locales.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { acceptLesson } from '#server/orders/coaching/accept-lesson.ts'
import { proposeLesson } from '#server/orders/coaching/propose-lesson.ts'
import { recordLesson } from '#server/orders/coaching/record-lesson.ts'
import { saveOffer } from '#server/orders/coaching/save-offer.ts'
import { saveTeachingHours } from '#server/orders/coaching/save-teaching-hours.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

type DemoOffer = {
  coach: string
  game: GameId
  hourly: number
  languages: Locale[]
  teaches: string
  free: FreeSlot[]
  time_zone: string
}

const offers: readonly DemoOffer[] = [
  {
    coach: 'kestrel',
    game: 'league-of-legends',
    hourly: 2400,
    languages: ['en', 'de'],
    teaches:
      'Mid lane: wave control, when to roam, and how to read the map before you move. We’ll watch one of your games first, then you play and I ask questions.',
    free: [
      { day: 1, from: 18, to: 22 },
      { day: 3, from: 18, to: 22 },
      { day: 6, from: 14, to: 20 },
    ],
    time_zone: 'Europe/Berlin',
  },
  {
    coach: 'lumi',
    game: 'teamfight-tactics',
    hourly: 1900,
    languages: ['en', 'fr'],
    teaches:
      'Economy, when to roll, and how to pick a comp from what the lobby leaves you. Bring the replay of a loss.',
    free: [
      { day: 2, from: 19, to: 23 },
      { day: 7, from: 10, to: 13 },
    ],
    time_zone: 'Europe/Paris',
  },
  {
    coach: 'brisa',
    game: 'wild-rift',
    hourly: 1500,
    languages: ['es', 'pt', 'en'],
    teaches:
      'Dragon lane and support as a pair: trading, vision, and the first two objectives. Great for duos who want to learn together.',
    free: [],
    time_zone: 'America/Sao_Paulo',
  },
]

/** The coaches from whose hours customers pick a time; the others agree on one after the booking. */
const teaching: readonly { coach: string; hours: Parameters<typeof saveTeachingHours>[2] }[] = [
  {
    coach: 'kestrel',
    hours: {
      time_zone: 'Europe/Berlin',
      spans: [
        { day: 1, from: 18 * 60, to: 22 * 60 },
        { day: 3, from: 18 * 60, to: 22 * 60 },
        { day: 6, from: 14 * 60, to: 20 * 60 },
      ],
      exceptions: [],
      notice_hours: 12,
      ahead_days: 30,
    },
  },
  {
    coach: 'lumi',
    hours: {
      time_zone: 'Europe/Paris',
      spans: [
        { day: 2, from: 19 * 60, to: 23 * 60 },
        { day: 4, from: 19 * 60 + 30, to: 22 * 60 + 30 },
        { day: 7, from: 10 * 60, to: 13 * 60 },
      ],
      exceptions: [],
      notice_hours: 6,
      ahead_days: 21,
    },
  },
]

/** Coaches with their offers, one completed order, and one with an agreed lesson. */
export async function seedDemoCoaching(real: Services, callers: Map<string, Caller>): Promise<void> {
  for (const { coach, game, ...offer } of offers)
    await transaction(real, (work) =>
      saveOffer(work, who(callers, coach), game, { ...offer, teaches_in: 'en', active: true }),
    )
  for (const { coach, hours } of teaching)
    await transaction(real, (work) => saveTeachingHours(work, who(callers, coach), hours))
  const start = real.now().getTime()
  let clock = start
  const services: Services = { ...real, now: () => new Date(clock) }
  const book = async (coach: string, hours: number, wishes: string) => {
    const game = offers.find((offer) => offer.coach === coach)?.game ?? 'league-of-legends'
    const customer = who(callers, 'theo')
    const config: CoachingConfig = {
      service: 'coaching',
      game,
      coachId: who(callers, coach).id,
      hours,
      wishes,
    }
    const { id } = await createOrder(services, customer, { config, locale: 'en' })
    await transaction(services, (work) =>
      payByBalance(work, customer, id, {
        accept_risk: true,
        start_now: '1.0',
        withdrawal_ends: '1.0',
        method: 'balance',
      }),
    )
    clock += hourMs
    await transaction(services, (work) => claimOrder(work, who(callers, coach), id))
    return id
  }
  const agree = async (coach: string, id: string, at: string) => {
    await transaction(services, (work) => proposeLesson(work, who(callers, coach), id, at))
    await transaction(services, (work) => acceptLesson(work, who(callers, 'theo'), id, at))
  }

  clock = start - 200 * hourMs
  const taught = await book('lumi', 1, 'I bleed out in stage four and never know when to roll.')
  await agree('lumi', taught, new Date(clock + 20 * hourMs).toISOString())
  clock += 22 * hourMs
  await transaction(services, (work) =>
    recordLesson(work, who(callers, 'lumi'), taught, {
      hours: 1,
      notes:
        'We reviewed your last lobby.\n\nRoll at the level with the best odds for your carry, not when you panic: for a two-cost carry, that’s level six.\nScout two boards before each decision.\n\nUntil next time: play five games without dropping below 30 gold before stage four.',
    }),
  )
  await transaction(services, (work) => completeOrder(work, who(callers, 'theo'), taught))

  clock = start - 30 * hourMs
  const coming = await book('kestrel', 2, 'Mid lane, Silver II. I win lane and then don’t know where to go.')
  const monday = new Date(start + 50 * hourMs)
  monday.setUTCHours(18, 0, 0, 0)
  await agree('kestrel', coming, monday.toISOString())
}

function who(callers: Map<string, Caller>, name: string): Caller {
  const caller = callers.get(name)
  if (!caller) throw new Error(`The demo has no ${name}`)
  return caller
}
