import { dayMs, hourMs } from '#core/base/durations.ts'
import type { Game, GameId, TierId } from '../games/game.ts'
import { camps } from '../games/ladder.ts'

/** Every coach plays the game from this tier up; every game's ladder has it. */
export const coachTier: TierId = 'diamond'

/** The lowest rank limit that a coach can have. */
export function coachLevel(game: Game): number {
  return camps(game).findIndex(({ tier }) => tier === coachTier)
}

/** What determines whether someone can offer hours in a game. */
export type Coaching = {
  isBooster: boolean
  banned: boolean
  filters: readonly string[]
  ceilings: Partial<Record<GameId, number>>
}

/** Whether a booster can coach a game: it is among their services, and their rank limit is high enough. */
export function canCoach({ isBooster, banned, filters, ceilings }: Coaching, game: Game): boolean {
  const serves = filters.some((filter) => filter.startsWith(`${game.id}:`))
  return isBooster && !banned && serves && (ceilings[game.id] ?? -1) >= coachLevel(game)
}

/** The hourly rates that a coach can ask, in minor units. */
export const hourlyBounds = { least: 500, most: 20_000 } as const

/** How many characters a coach writes about what they teach. */
export const coachTextLength = { least: 20, most: 400 } as const

/** The fewest characters of a lesson's notes. */
export const shortestNotes = 20

/** Weekly free hours in the coach's own time zone; `day` is 1 (Monday) to 7, hours are whole, `to` up to 24. */
export type FreeSlot = { day: number; from: number; to: number }

/** Whether slots are hours of a day, sorted by time of the week and without overlap. */
export function areFreeSlots(slots: readonly FreeSlot[]): boolean {
  return slots.every(({ day, from, to }, i) => {
    const before = slots[i - 1]
    return from < to && (!before || before.day < day || (before.day === day && before.to <= from))
  })
}

/** Nobody knows their free evenings further ahead. */
const furthestDays = 60

/** Why an instant (ISO 8601) can't be proposed or accepted for a lesson, or null; `now` is ISO 8601 too. */
export function lessonTimeRefusal(startsAt: string, now: string): 'session_time_past' | 'bad_params' | null {
  const ahead = Date.parse(startsAt) - Date.parse(now)
  if (ahead <= 0) return 'session_time_past'
  return ahead > furthestDays * dayMs ? 'bad_params' : null
}

/** A lesson: when it starts, in milliseconds since 1970, and the hours that its order has left. */
export type Lesson = { startsAt: number; hours: number }

/** Whether two lessons have an hour in common; one can begin as the other ends. */
export function overlaps(one: Lesson, other: Lesson): boolean {
  const end = ({ startsAt, hours }: Lesson) => startsAt + hours * hourMs
  return one.startsAt < end(other) && other.startsAt < end(one)
}
