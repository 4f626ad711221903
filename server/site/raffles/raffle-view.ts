import {
  isWritten,
  noTexts,
  type PublicState,
  type RaffleTexts,
  type WinnerState,
} from '#core/raffles/raffles.ts'
import { type Locale, localeCodes } from '#i18n/locales.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Beacon } from '#server/platform/outside/beacon.ts'
import type { ShownRaffle } from './raffle-store.ts'
import type { ListedWinner, OwnPrize } from './winner-store.ts'

/** Its texts in a language, or another while that has none; every language has them once it has opened. */
export function textsIn({ texts }: Pick<ShownRaffle, 'texts'>, locale: Locale): RaffleTexts {
  return texts[locale] ?? texts.en ?? Object.values(texts)[0] ?? noTexts
}

/** A raffle in a public list; it has opened. */
export function listedView(row: ShownRaffle, locale: Locale) {
  const { title, prize } = textsIn(row, locale)
  return {
    raffle_id: row.id,
    slug: row.slug,
    // The stores return no other state here.
    state: row.state as PublicState,
    title,
    prize,
    prize_kind: row.prize_kind,
    prize_value: row.prize_value,
    currency: 'EUR' as const,
    places: row.winners,
    opened_at: (row.opened_at ?? row.created_at).toISOString(),
    closes_at: (row.closes_at ?? row.created_at).toISOString(),
    drawn_at: iso(row.drawn_at),
    tickets: row.tickets,
    demo: row.demo,
  }
}

/** A raffle's public page, with everything that its draw is checked by. */
export function raffleView(
  row: ShownRaffle,
  locale: Locale,
  of: { winners: readonly ListedWinner[]; today: number; beacon: Beacon },
) {
  const { about, terms } = textsIn(row, locale)
  return {
    ...listedView(row, locale),
    about,
    terms,
    prize_cap: row.prize_cap,
    countries: row.countries,
    tickets_today: of.today,
    last_ticket: row.last_ticket,
    seed_hash: row.seed_hash ?? '',
    beacon: beaconView(row, of.beacon),
    closed_at: iso(row.closed_at),
    list_hash: row.list_hash,
    seed: row.seed,
    randomness: row.randomness,
    signature: row.signature,
    cancelled_at: iso(row.cancelled_at),
    cancel_reason: row.cancel_reason,
    winners: of.winners.map(winnerView),
  }
}

function beaconView(
  { beacon_chain: chain, beacon_round: round, beacon_at: at }: ShownRaffle,
  beacon: Beacon,
) {
  if (chain === null || round === null || at === null) return null
  // The shop may use another chain by now, which its beacon doesn't read.
  const address = beacon.chain === chain ? beacon.addressOf(round) : null
  return { chain, round, at: at.toISOString(), address }
}

function winnerView(row: ListedWinner) {
  return {
    position: row.position,
    place: row.place,
    number: row.number,
    name: row.name_shown ? row.username : null,
    state: stateOf(row),
  }
}

function stateOf({ claimed_at, lapse }: Pick<ListedWinner, 'claimed_at' | 'lapse'>): WinnerState {
  return claimed_at ? 'claimed' : (lapse ?? 'waiting')
}

/** What a person's ticket won. */
export function wonView(row: OwnPrize) {
  return {
    position: row.position,
    place: row.place,
    state: stateOf(row),
    claim_until: row.claim_until.toISOString(),
    code: row.code,
    sent_at: iso(row.sent_at),
  }
}

const languagesOf = (row: ShownRaffle) => localeCodes.filter((locale) => isWritten(row, locale))

function deskFacts(row: ShownRaffle, locale: Locale) {
  const { title, prize } = textsIn(row, locale)
  return {
    raffle_id: row.id,
    slug: row.slug,
    state: row.state,
    title,
    prize,
    languages: languagesOf(row),
    prize_value: row.prize_value,
    places: row.winners,
    opens_at: iso(row.opens_at),
    closes_at: iso(row.closes_at),
    closed_at: iso(row.closed_at),
    drawn_at: iso(row.drawn_at),
    cancelled_at: iso(row.cancelled_at),
    tickets: row.tickets,
    last_ticket: row.last_ticket,
    demo: row.demo,
  }
}

/** A row of staff's list. */
export function deskRowView(row: ShownRaffle, winners: readonly ListedWinner[], locale: Locale) {
  const holding = winners.filter(({ raffle_id, lapse }) => raffle_id === row.id && lapse === null)
  return {
    ...deskFacts(row, locale),
    won: holding.map(({ number }) => number),
    claimed: holding.filter(({ claimed_at }) => claimed_at).length,
  }
}

/** A raffle as staff see it. */
export function deskView(row: ShownRaffle, of: { winners: readonly ListedWinner[]; waits: boolean }) {
  return {
    ...deskFacts(row, 'en'),
    version: row.version,
    texts: row.texts,
    prize_kind: row.prize_kind,
    opened_at: iso(row.opened_at),
    seed_hash: row.seed_hash,
    beacon_round: row.beacon_round,
    beacon_at: iso(row.beacon_at),
    list_hash: row.list_hash,
    seed: row.seed,
    cancel_reason: row.cancel_reason,
    waits: of.waits,
    winners: of.winners.map((winner) => ({
      ...winnerView(winner),
      person: winner.user_id === null ? null : { user_id: winner.user_id, username: winner.username ?? '' },
      name_shown: winner.name_shown,
      claim_until: winner.claim_until.toISOString(),
      claimed_at: iso(winner.claimed_at),
      address: winner.address,
      sent_at: iso(winner.sent_at),
    })),
  }
}
