import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '#core/base/durations.ts'
import type { RaffleState } from '#core/raffles/raffles.ts'
import { localeCodes } from '#i18n/locales.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { cancelRaffle } from '#server/site/raffles/cancel-raffle.ts'
import { claimPrize } from '#server/site/raffles/claim-prize.ts'
import { moveUp } from '#server/site/raffles/draw-raffle.ts'
import { enterRaffle } from '#server/site/raffles/enter-raffle.ts'
import { openRaffle } from '#server/site/raffles/open-raffle.ts'
import { runRaffles } from '#server/site/raffles/run-raffles.ts'
import { createRaffle } from '#server/site/raffles/save-raffle.ts'
import { withdrawEntry } from '#server/site/raffles/withdraw-entry.ts'
import { act } from '#server/test/act.ts'
import { settled } from './faults.ts'
import { repeated } from './money-steps.ts'
import { erase } from './promise-steps.ts'
import { rich, type Shop, type Step } from './shop.ts'

export type Prize = { kind: 'balance' | 'coupon'; value: number; places: number }
export type Raffle = { id: string; slug: string }

const texts = Object.fromEntries(
  localeCodes.map((locale) => [locale, { title: 'A walk', prize: 'A prize', about: '', terms: '' }]),
)

/** Staff write a raffle and want to open it, which may need a colleague. */
export async function offerRaffle(shop: Shop, { kind, value, places }: Prize): Promise<Raffle> {
  const { services, chance, staff, colleague, model } = shop
  const slug = `walk-${randomUUID()}`
  const at = (ms: number) => new Date(services.now().getTime() + ms).toISOString()
  model.promisesPrizes(slug, { value, places })
  const form = {
    slug,
    prize_kind: kind,
    prize_value: value,
    places,
    opens_at: at(0),
    closes_at: at(2 * hourMs),
  }
  const id = await act(services, createRaffle, staff, { ...form, texts })
  await act(services, openRaffle, chance.of([staff, colleague]), id, 1)
  return { id, slug }
}

export const enter = ({ services }: Shop, customer: Caller, slug: string): Promise<unknown> =>
  act(services, enterRaffle, customer, slug, {
    adult: true,
    country: 'DE',
    name_shown: false,
    accept_terms: true,
  })

/** Somebody claims what they won, once or several times at once. */
export async function claim(shop: Shop, customer: Caller, slug: string): Promise<boolean> {
  const claimed = repeated(shop).map(() => settled(act(shop.services, claimPrize, customer, slug, undefined)))
  return (await Promise.all(claimed)).includes(true)
}

/** Somebody claims a prize and asks for the end of their account in the same moment. */
export async function claimAndLeave(shop: Shop, customer: Caller, slug: string): Promise<boolean> {
  const both = [claim(shop, customer, slug), settled(erase(shop, customer))]
  return (await Promise.all(both)).includes(true)
}

/**
 * Raffles whose time has come go on, once or in three processes at once. These are ahead of the time, so that the walk needn't
 * let days pass for everyone.
 */
export async function runAhead({ services, chance, model }: Shop, ms: number): Promise<void> {
  const ahead = { ...services, now: () => new Date(services.now().getTime() + ms) }
  const processes = chance.happens(0.4) ? 3 : 1
  if (processes > 1) model.crossings.add('raffles go on in several processes at once')
  await Promise.all(
    Array.from({ length: processes }, () =>
      runRaffles(ahead).catch((error) => {
        throw error instanceof AggregateError ? error.errors[0] : error
      }),
    ),
  )
}

/** Winners of a raffle stay silent until their time to answer is over. */
export function passOn({ services }: Shop, { id }: Raffle): Promise<void> {
  const ahead = { ...services, now: () => new Date(services.now().getTime() + 15 * dayMs) }
  return act(ahead, moveUp, id)
}

/** One of the newest raffles in a state, most of the time, or in any. */
async function someRaffle({ services, chance }: Shop, state: RaffleState): Promise<Raffle | undefined> {
  const newest = await services.db
    .selectFrom('raffles')
    .select(['id', 'slug'])
    .$if(chance.happens(0.9), (query) => query.where('state', '=', state))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(4)
    .execute()
  return newest.length > 0 ? chance.of(newest) : undefined
}

const onRaffle =
  (state: RaffleState, take: (shop: Shop, raffle: Raffle) => Promise<unknown>) => async (shop: Shop) => {
    const raffle = await someRaffle(shop, state)
    return raffle ? take(shop, raffle) : false
  }

const someCustomer = ({ chance, customers }: Shop) => chance.of(customers.slice(rich))

/** Somebody withdraws a ticket of a raffle, perhaps one that they don't have. */
async function leaveSome(shop: Shop, { id, slug }: Raffle): Promise<unknown> {
  const entries = await shop.services.db
    .selectFrom('raffle_entries')
    .select('user_id')
    .where('raffle_id', '=', id)
    .orderBy('number')
    .execute()
  const own = entries.flatMap(({ user_id }) => shop.people.get(user_id ?? '') ?? [])
  const by = own.length > 0 && shop.chance.happens(0.9) ? shop.chance.of(own) : someCustomer(shop)
  return act(shop.services, withdrawEntry, by, slug)
}

/** Somebody who won claims the prize, sometimes somebody else. */
async function claimSome(shop: Shop): Promise<unknown> {
  const waiting = await shop.services.db
    .selectFrom('raffle_winners')
    .innerJoin('raffles', 'raffles.id', 'raffle_id')
    .select(['slug', 'user_id'])
    .where('claimed_at', 'is', null)
    .orderBy('raffle_winners.drawn_at', 'desc')
    .orderBy('raffle_id')
    .orderBy('position')
    .limit(4)
    .execute()
  if (waiting.length === 0) return false
  const { slug, user_id } = shop.chance.of(waiting)
  const winner = shop.people.get(user_id ?? '')
  return claim(shop, winner && shop.chance.happens(0.9) ? winner : someCustomer(shop), slug)
}

/** What happens with raffles at random; most of it happens in stories. */
export const raffleSteps: Readonly<Record<string, Step>> = {
  offerRaffle: {
    weight: 4,
    run: (shop) =>
      offerRaffle(shop, {
        kind: shop.chance.of(['balance', 'coupon'] as const),
        value: shop.chance.of([500, 2_000, 50_000]),
        places: shop.chance.whole(1, 3),
      }),
  },
  enterRaffle: {
    weight: 6,
    run: onRaffle('open', (shop, { slug }) => enter(shop, someCustomer(shop), slug)),
  },
  leaveRaffle: {
    weight: 3,
    run: onRaffle('open', leaveSome),
  },
  runRaffles: { weight: 2, run: (shop) => runAhead(shop, shop.chance.of([0, 3 * hourMs])) },
  claimPrize: { weight: 4, run: claimSome },
  cancelRaffle: {
    weight: 1,
    run: onRaffle('open', (shop, { id }) => act(shop.services, cancelRaffle, shop.staff, id, 'mistake')),
  },
}
