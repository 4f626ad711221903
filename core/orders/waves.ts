import { minuteMs } from '#core/base/durations.ts'
import { deadlines } from './deadlines.ts'

/** The last wave asks everyone who fits, whether they are present or not. */
export const waveNumbers = [1, 2, 3] as const
export type WaveNumber = (typeof waveNumbers)[number]
const everyone = 3

/** How many boosters the first two waves ask; decision 0047 has the simulation that they come from. */
export const waveSizes = { 1: 5, 2: 9 } as const

/** The days over which claims and present hours are compared. */
export const fairDays = 7

/** How long a booster counts as present after they opened a page or used one. An open page alone says nothing. */
export const presentMs = 30 * minuteMs

/** The hours of a day that count as present at most, so that nobody leads by a machine that never sleeps. */
export const mostPresentHours = 10

/** A booster who is present and can claim the order. */
export type WaveCandidate = {
  id: string
  /** Orders that they claimed in the last `fairDays` days, and the hours that they were present in them. */
  claims: number
  presentHours: number
  /** Completed orders, and those of them that were on time. */
  finished: number
  onTime: number
  reviews: number
  ratingSum: number
  /** Orders that they have now. */
  active: number
  /** Whether the order's customer saved them as a favorite. */
  favorite: boolean
}

/** How far the search for a booster is; wave 0 has asked no one. */
export type Search = { wave: WaveNumber | 0; elapsedMs: number; asked: readonly string[] }

/** Opens a wave, and asks these boosters; the last wave asks everyone who fits. */
export type NextWave = { wave: WaveNumber; ask: string[] }

/**
 * The wave that opens now, or null. A wave opens when its time has come, or at once when none of the boosters asked so
 * far is present and able to claim. Where no more boosters are left than fit in a wave, there is nothing to share out:
 * everyone is asked.
 */
export function nextWave(
  { wave, elapsedMs, asked }: Search,
  able: readonly WaveCandidate[],
  orderId: string,
): NextWave | null {
  if (wave === everyone) return null
  const someDecide = able.some(({ id }) => asked.includes(id))
  const opens = Math.max(waveDueAfter(elapsedMs), someDecide ? wave : wave + 1)
  if (opens === wave) return null
  const fresh = ranked(able, orderId).filter((id) => !asked.includes(id))
  if ((opens !== 1 && opens !== 2) || fresh.length <= waveSizes[opens]) return { wave: everyone, ask: [] }
  return { wave: opens, ask: fresh.slice(0, waveSizes[opens]) }
}

function waveDueAfter(elapsedMs: number): WaveNumber {
  if (elapsedMs >= deadlines.everyoneAsked.ms) return 3
  return elapsedMs >= deadlines.secondWave.ms ? 2 : 1
}

/**
 * The candidates: the customer's favorites first, then the one with the smallest turn; equal turns are drawn by the
 * order's id. A favorite's claim counts in their turn as any other does, so they come later for everyone else.
 */
function ranked(candidates: readonly WaveCandidate[], orderId: string): string[] {
  return candidates
    .map((candidate) => ({ ...candidate, turn: turnOf(candidate), draw: drawOf(orderId, candidate.id) }))
    .sort(
      (a, b) =>
        Number(b.favorite) - Number(a.favorite) ||
        a.turn - b.turn ||
        a.draw - b.draw ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

/** What boosters start with, so that one order or review decides little. */
const prior = { hours: 4, orders: 10, onTime: 9, reviews: 5, ratingSum: 22.5 }

/**
 * Weighted fair queuing: claims per present hour, divided by a weight that grows with the on-time share and the rating.
 * Boosters of the same weight who are present equally long get equally many orders first.
 */
function turnOf(candidate: WaveCandidate): number {
  const { claims, presentHours, finished, onTime, reviews, ratingSum, active } = candidate
  const onTimeShare = (onTime + prior.onTime) / (finished + prior.orders)
  const rating = (ratingSum + prior.ratingSum) / (reviews + prior.reviews)
  const weight = onTimeShare ** 2 * (rating / 5)
  return ((claims + 1) * (1 + active)) / ((presentHours + prior.hours) * weight)
}

/** FNV-1a over both ids: the same draw on every process. */
function drawOf(orderId: string, boosterId: string): number {
  let hash = 0x811c9dc5
  for (const char of orderId + boosterId) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
