import { dayMs, hourMs, minuteMs } from '../base/durations.ts'

/** A raffle's life: staff write a draft, it waits for its start, takes tickets, closes, and is drawn once. */
export const raffleStates = ['draft', 'scheduled', 'open', 'closed', 'drawn', 'cancelled'] as const
export type RaffleState = (typeof raffleStates)[number]

/** The states in which visitors see it. */
export const publicStates = ['open', 'closed', 'drawn', 'cancelled'] as const satisfies readonly RaffleState[]
export type PublicState = (typeof publicStates)[number]

/** Whether it has opened, so that visitors see it: from then on only its texts can change. */
export function hasOpened(state: RaffleState): state is PublicState {
  return (publicStates as readonly RaffleState[]).includes(state)
}

/** Whether its draw is still ahead, so that it can be cancelled. */
export function awaitsDraw(state: RaffleState): boolean {
  return state === 'open' || state === 'closed'
}

/** Whether its texts can change: what people entered, won or were told stays as it was. */
export function canBeWritten(state: RaffleState): boolean {
  return state !== 'drawn' && state !== 'cancelled'
}

/** What became of a ticket that got a place: a silent or an excluded one lost it to the next ticket of the same order. */
export const winnerStates = ['waiting', 'claimed', 'silent', 'excluded'] as const
export type WinnerState = (typeof winnerStates)[number]

/** Whether a ticket has a place now. */
export function holdsPlace({ state }: { state: WinnerState }): boolean {
  return state === 'waiting' || state === 'claimed'
}

/** Money on the balance, a coupon made for the winner, or something that the shop sends. */
export const prizeKinds = ['balance', 'coupon', 'sent'] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** Why a raffle ended without a draw. */
export const cancelReasons = ['prize', 'mistake', 'law', 'beacon'] as const
export type CancelReason = (typeof cancelReasons)[number]
/** Those that staff choose from; a silent beacon ends a raffle by itself. */
export const staffCancelReasons = ['prize', 'mistake', 'law'] as const satisfies readonly CancelReason[]

/** How long its texts are at most, in characters. */
export const raffleLengths = { title: 60, prize: 80, about: 600, terms: 2_000 } as const

/** How old people are who enter (domain 3). */
export const leastRaffleAge = 18

export const mostWinners = 20
/** The most tickets that staff's search counts and shows; who looks for one of more people types more of the name. */
export const mostEntriesFound = 100
/** What one prize is worth at most, in minor units. */
export const mostPrizeValue = 100_000

export const raffleSpans = {
  /** A winner answers within this time; then the next ticket of the same order moves up. */
  claim: { ms: 14 * dayMs, source: 'domain 3, raffles' },
  /** A winner who hasn't answered is reminded once. */
  reminder: { ms: 7 * dayMs, source: 'proposal: the middle of the time to answer' },
  /** A beacon that is silent for so long after the close ends the raffle without a draw. */
  beacon: { ms: 72 * hourMs, source: 'domain 3, raffles: the seed alone is never used instead' },
  /** The beacon's round is fixed at opening, so far after the close that the list is frozen by then. */
  afterClose: { ms: minuteMs, source: 'proposal: the close is done within a minute' },
  /** How long a coupon that was won can be used. */
  coupon: { ms: 30 * dayMs, source: 'look 55' },
  shortest: { ms: hourMs, source: 'proposal: nobody can see a shorter one in time' },
  longest: { ms: 90 * dayMs, source: 'proposal: a quarter' },
} as const

/** The texts of a raffle in one language. `terms` are what the shop's own rules don't say. */
export type RaffleTexts = { title: string; prize: string; about: string; terms: string }

export const noTexts: RaffleTexts = { title: '', prize: '', about: '', terms: '' }

/** A draft, as far as it is written. Times are ISO 8601. */
export type RaffleDraft = {
  prizeKind: PrizeKind
  /** Of one prize, in minor units. */
  prizeValue: number
  winners: number
  opensAt: string | null
  closesAt: string | null
  texts: Readonly<Record<string, RaffleTexts>>
}

/** What keeps a draft from opening. */
export const openFaults = ['value', 'dates', 'past', 'short', 'long', 'languages', 'countries'] as const
export type OpenFault = (typeof openFaults)[number]

/**
 * What keeps a draft from opening, in the order of its form; none means that it can. It needs a prize, an end that lies
 * ahead, and its texts in every language, so that everyone can read what they enter.
 */
export function openRefusals(
  draft: RaffleDraft,
  shop: { languages: readonly string[]; countries: readonly string[] },
  now: string,
): OpenFault[] {
  const faults: OpenFault[] = []
  if (draft.prizeValue < 1) faults.push('value')
  faults.push(...dateFaults(draft, now))
  if (shop.languages.some((locale) => !isWritten(draft, locale))) faults.push('languages')
  if (shop.countries.length === 0) faults.push('countries')
  return faults
}

function dateFaults({ opensAt, closesAt }: RaffleDraft, now: string): OpenFault[] {
  if (opensAt === null || closesAt === null) return ['dates']
  const begins = Math.max(Date.parse(opensAt), Date.parse(now))
  const lasts = Date.parse(closesAt) - begins
  if (lasts <= 0) return ['past']
  if (lasts < raffleSpans.shortest.ms) return ['short']
  return lasts > raffleSpans.longest.ms ? ['long'] : []
}

/** Whether a language has all that it needs: title and prize, and its part of what another language says too. */
export function isWritten({ texts }: Pick<RaffleDraft, 'texts'>, locale: string): boolean {
  const own = texts[locale]
  if (!own?.title || !own.prize) return false
  const all = Object.values(texts)
  return (['about', 'terms'] as const).every((part) => own[part] !== '' || all.every((each) => !each[part]))
}

/** What its prizes cost the shop at most, in minor units. */
export function maximumCost({ prizeValue, winners }: Pick<RaffleDraft, 'prizeValue' | 'winners'>): number {
  return prizeValue * winners
}

/**
 * The part of a price that a prize coupon covers at most, in whole percent: the shop's own, so that the booster of the winner's
 * order is paid in full. 0 where the shop keeps nothing.
 */
export function prizeCapOf({ boosterShare }: { boosterShare: number }): number {
  return Math.floor(100 - boosterShare)
}

/** Who wants to enter. */
export type Entrant = { guest: boolean; proven: boolean; worksHere: boolean; adult: boolean; country: string }

export type EntryRefusal =
  | 'raffle_not_open'
  | 'raffle_not_for_staff'
  | 'raffle_needs_proven_address'
  | 'raffle_needs_adult'
  | 'raffle_not_in_country'

/**
 * Why a person can't enter, or null. Entering is free: nothing here can be bought. Staff and boosters don't take part
 * (domain 3).
 */
export function entryRefusal(
  { state, closesAt, countries }: { state: RaffleState; closesAt: string; countries: readonly string[] },
  { guest, proven, worksHere, adult, country }: Entrant,
  now: string,
): EntryRefusal | null {
  if (state !== 'open' || Date.parse(now) >= Date.parse(closesAt)) return 'raffle_not_open'
  if (worksHere) return 'raffle_not_for_staff'
  if (guest || !proven) return 'raffle_needs_proven_address'
  if (!adult) return 'raffle_needs_adult'
  return countries.includes(country) ? null : 'raffle_not_in_country'
}

/** The slug of a title: small letters, digits and hyphens; empty if no letter of it is left. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60)
    .replace(/-$/, '')
}
