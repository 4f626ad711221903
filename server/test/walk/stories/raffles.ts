// What people do with what they win in a raffle.
import { hourMs } from '#core/base/durations.ts'
import { dropOrder } from '#server/orders/order/drop-order.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { cancelRaffle } from '#server/site/raffles/cancel-raffle.ts'
import { withdrawEntry } from '#server/site/raffles/withdraw-entry.ts'
import { act } from '#server/test/act.ts'
import { insertProof } from '../../progress.ts'
import { erase, useCoupon } from '../promise-steps.ts'
import {
  claim,
  claimAndLeave,
  enter,
  offerRaffle,
  type Prize,
  passOn,
  type Raffle,
  runAhead,
} from '../raffle-steps.ts'
import { type Act, newCustomer, type Shop } from '../shop.ts'
import { answerProposal } from '../staff-steps.ts'
import { bank, cardOf, firstVerdicts, says, topUpOf } from './banks.ts'
import { change } from './changes.ts'
import { byBoth, byCard, cancel, cardPaid, climb, duo, fromBalance, place, topUp, twoWins } from './paying.ts'
import { claimed, completed, tipFrom } from './playing.ts'
import { type Kept, once, onIt, type Telling, together } from './telling.ts'

/** A raffle of a story, if it came to be. */
type Held = { raffle?: Raffle }
type Named = (shop: Shop) => Promise<Caller>

/** What a bank says about a card that paid beside a prize: it decides twice. */
const words = [
  ['open', 'won', 'lost'],
  ['open', 'lost', 'won'],
] as const

/** A prize pays with a card or with a top-up, and what it bought is refunded, changed, dropped or played. */
export function* prizeSpent(shop: Shop, customer: Caller): Telling {
  const { chance } = shop
  const kept: Kept = {}
  const value = chance.of([500, 2_000])
  const won = wins(async () => customer, { kind: 'balance', value, places: 2 })
  const withCard = chance.happens(0.8)
  const bought = withCard
    ? [place(kept, customer, duo), byBoth(kept, value), cardPaid(kept)]
    : [topUp(customer, 5_000), place(kept, customer, twoWins), fromBalance(kept)]
  const to = chance.of(['balance', 'payment_method'] as const)
  const end = chance.of(['refunded', 'refunded', 'changed', 'dropped', 'played'] as const)
  const ends: Record<typeof end, Act[]> = {
    refunded: [cancel(kept, to)],
    changed: [change(kept, (chance) => chance.of([-1, -2]), 'balance', ['balance', to])],
    dropped: [claimed(kept), dropped(kept), cancel(kept, to)],
    played: [completed(kept)],
  }
  yield together(won, ...bought, ...(end === 'played' ? [] : ends[end]))
  yield* bank(shop, withCard ? cardOf(kept) : topUpOf(customer), { of: words })
  if (end === 'played') yield together(...ends.played, tipFrom(kept, 100))
}

/** Whoever owes wins a prize: it pays the debt, and comes back if the bank sends the payment again. */
export function* prizeForDebtor(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const owes = [topUp(customer, 5_000), place(kept, customer, twoWins), fromBalance(kept)]
  yield together(...owes, says(topUpOf(customer), 'lost'))
  const value = shop.chance.of([500, 2_000, 8_000])
  yield wins(async () => customer, { kind: 'balance', value, places: 1 })
  yield* bank(shop, topUpOf(customer), { of: [['won'], ['won', 'lost'], ['won', 'lost', 'won']] })
}

/** Somebody who has a ticket leaves: before the draw, before they claim, while they claim, or with the prize. */
export function* winnerLeaves(shop: Shop, customer: Caller): Telling {
  const held: Held = {}
  const leaves: Act = (shop) => erase(shop, customer)
  const begun = [
    offered(held, { kind: 'balance', value: 2_000, places: 2 }),
    entered(held, async () => customer),
  ]
  const other = once((shop) => newCustomer(shop))
  const when = shop.chance.of(['before the draw', 'before the claim', 'at once', 'at once', 'later'] as const)
  if (when === 'before the draw') yield together(...begun, entered(held, other), leaves, drawn(held))
  if (when === 'before the claim')
    yield together(
      ...begun,
      drawn(held),
      leaves,
      onRaffle(held, passOn),
      claims(held, async () => customer),
    )
  if (when === 'at once')
    yield together(
      ...begun,
      drawn(held),
      onRaffle(held, (shop, { slug }) => claimAndLeave(shop, customer, slug)),
    )
  if (when === 'later')
    yield together(
      ...begun,
      drawn(held),
      claims(held, async () => customer),
      leaves,
    )
}

/** A coupon is won: others can't use it, its order is changed and cancelled, and it is used again. */
export function* prizeCoupon(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  const next: Kept = {}
  const theirs: Kept = {}
  const won = wins(async () => customer, { kind: 'coupon', value: shop.chance.of([500, 2_000]), places: 1 })
  const used = (kept: Kept) =>
    onIt(kept, async (shop, order) => {
      const [code = 'NONE'] = shop.model.wonBy(customer.id)
      return useCoupon(shop, order, code)
    })
  const stranger = once((shop) => newCustomer(shop))
  const tried: Act[] = [async (shop) => place(theirs, await stranger(shop), climb)(shop), used(theirs)]
  yield together(won, ...tried, place(kept, customer, climb), used(kept), byCard(kept))
  yield together(
    change(kept, (chance) => chance.of([1, -1, -2]), 'card'),
    cancel(kept, shop.chance.of(['balance', 'payment_method'] as const)),
    place(next, customer, climb),
    used(next),
    byCard(next),
  )
  if (shop.chance.happens(0.3)) yield* bank(shop, cardOf(next), { of: firstVerdicts })
}

/** A raffle of three people, one of whom withdraws: it is cancelled, or its winners are silent and their places move up. */
export function* silentWinners(shop: Shop, customer: Caller): Telling {
  const held: Held = {}
  const others = [once((shop) => newCustomer(shop)), once((shop) => newCustomer(shop))]
  const all: Named[] = [async () => customer, ...others]
  const prize = { kind: shop.chance.of(['balance', 'coupon'] as const), value: 500, places: 1 }
  const begun = [offered(held, prize), ...all.map((who) => entered(held, who)), withdrawn(held, customer)]
  const passed = onRaffle(held, (shop, raffle) => Promise.all([passOn(shop, raffle), passOn(shop, raffle)]))
  if (shop.chance.happens(0.5)) yield together(...begun, cancelled(held))
  else yield together(...begun, drawn(held), passed, ...all.map((who) => claims(held, who)))
}

/** Prizes beyond what one colleague can promise: another one answers. */
export function* largePrizes(_shop: Shop, customer: Caller): Telling {
  const held: Held = {}
  const answered = onRaffle(held, (shop, { slug }) => answerProposal(shop, { subject: `raffle ${slug}` }))
  const who = async () => customer
  yield together(
    offered(held, { kind: 'balance', value: 60_000, places: 2 }),
    answered,
    entered(held, who),
    drawn(held),
    claims(held, who),
  )
}

/** Somebody wins a raffle that only they have entered. */
export function wins(who: Named, prize: Prize): Act {
  const held: Held = {}
  return together(offered(held, prize), entered(held, who), drawn(held), claims(held, who))
}

const offered =
  (held: Held, prize: Prize): Act =>
  async (shop) => {
    held.raffle = await offerRaffle(shop, prize)
  }

const entered = (held: Held, who: Named): Act =>
  onRaffle(held, async (shop, { slug }) => enter(shop, await who(shop), slug))

const withdrawn = (held: Held, customer: Caller): Act =>
  onRaffle(held, ({ services }, { slug }) => act(services, withdrawEntry, customer, slug))

const cancelled = (held: Held): Act =>
  onRaffle(held, ({ services, staff }, { id }) => act(services, cancelRaffle, staff, id, 'prize'))

const drawn = (held: Held): Act => onRaffle(held, (shop) => runAhead(shop, 3 * hourMs))

const claims = (held: Held, who: Named): Act =>
  onRaffle(held, async (shop, { slug }) => claim(shop, await who(shop), slug))

const onRaffle =
  (held: Held, take: (shop: Shop, raffle: Raffle) => Promise<unknown>): Act =>
  async (shop) =>
    held.raffle ? take(shop, held.raffle) : false

/** The booster of an order gives it back. */
const dropped = (kept: Kept): Act =>
  onIt(kept, async (shop, { id, booster_id }) => {
    const booster = shop.boosters.find((each) => each.id === booster_id)
    if (!booster) return false
    const proof_file_id = await insertProof(shop.services, id, booster.id)
    return act(shop.services, dropOrder, booster, id, { reason: 'A story', proof_file_id })
  })
