import { hourMs } from '../base/durations.ts'
import { wallClock } from '../base/zones.ts'

/** The steps of quiet hours, in minutes. */
export const quietStep = 15
/** How long “Pause everything” lasts. */
export const pauseMs = hourMs

/** When a person wants no sound and no push. News still arrives on the site. */
export type Quiet = {
  /** Minutes after midnight in the zone; past midnight if `until` is smaller. Null: no hours of each day. */
  hours: { from: number; until: number; zone: string } | null
  /** A login code that a booster waits for sounds and pushes all the same. */
  codes_wake: boolean
  /** Everything is quiet until then; an ISO time. */
  paused_until: string | null
}

/** Of somebody who has chosen nothing. */
export const neverQuiet: Quiet = { hours: null, codes_wake: false, paused_until: null }

/** What a booster waits for in front of a login. */
const wakingCode = 'login_code_asked'

/** Whether a notification makes no sound and no push now. */
export function isQuiet(quiet: Quiet, code: string, at: number): boolean {
  if (quiet.codes_wake && code === wakingCode) return false
  return isPaused(quiet, at) || isWithin(quiet.hours, at)
}

/** Whether everything is paused now. */
export function isPaused({ paused_until }: Quiet, at: number): boolean {
  return paused_until !== null && at < Date.parse(paused_until)
}

function isWithin(hours: Quiet['hours'], at: number): boolean {
  if (!hours) return false
  const clock = wallClock(at, hours.zone)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const { from, until } = hours
  return from < until ? from <= minute && minute < until : minute >= from || minute < until
}
