import type { z } from 'zod'
import type { getCoachCalendar as call } from '#contract/coaching.ts'
import { weekDays, weekOf } from '#core/base/weeks.ts'
import { endOfDay, startOfDay } from '#core/base/zones.ts'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isAway } from '#core/orders/away.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { openHours } from '#core/orders/teaching-hours.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type BookedRow, findBooked, findCalendarOwner, findHeld } from './calendar-store.ts'
import { isStopped } from './is-stopped.ts'
import { findTeachingHours } from './teaching-hours-store.ts'

type Reply = z.input<typeof call.reply>['data']
type Session = Reply['sessions'][number]

/** A week of a coach's calendar: what they teach, and who booked what. */
export async function getCoachCalendar(
  services: Services,
  caller: Caller,
  asked: string | undefined,
): Promise<Reply> {
  const { db, config } = services
  const now = services.now()
  const [facts, teaching, owner] = await Promise.all([
    boosterFacts(db, caller.id, []),
    findTeachingHours(db, caller.id),
    findCalendarOwner(db, caller.id),
  ])
  const zone = teaching?.zone ?? owner?.zone ?? config.timeZone
  const week = weekOf(zone, now.getTime(), asked)
  const time = { from: startOfDay(zone, week), to: endOfDay(zone, weekDays(week).at(-1) ?? week) }
  const [booked, held] = await Promise.all([
    findBooked(db, caller.id, { ...time, now }),
    findHeld(db, caller.id, time),
  ])
  const away = owner && { awayAt: owner.away_at, awayUntil: owner.away_until }
  const absent = away?.awayAt && isAway(away, now) ? { from: away.awayAt, until: away.awayUntil } : null
  const open = teaching ? openHours(teaching, { from: time.from.getTime(), to: time.to.getTime() }) : []
  const isIn = (at: Date) => at >= time.from && at < time.to
  return {
    time_zone: zone,
    week,
    may_teach: gameIds.some((game) => canCoach(facts, games[game])),
    has_hours: teaching !== undefined,
    open: open
      .flatMap((each) => without(each, absent))
      .map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })),
    sessions: [
      ...held.map((row) => ({
        order_id: row.id,
        number: row.number,
        game: row.game,
        customer: row.username,
        starts_at: row.held_at.toISOString(),
        hours: row.hours,
        state: 'held' as const,
        stopped: false,
        has_link: false,
      })),
      ...booked.flatMap((row) => bookedSessions(row, isIn)),
    ].sort((a, b) => a.starts_at.localeCompare(b.starts_at)),
    away: absent && { from: absent.from.toISOString(), until: iso(absent.until) },
    usual_link: owner?.meeting_link ?? null,
  }
}

/** An agreed time, and a proposed one that would replace it. */
function bookedSessions(row: BookedRow, isIn: (at: Date) => boolean): Session[] {
  const { log } = kindOf(row.config)
  if (log.of !== 'lessons') return []
  const { agreed_at, proposed_at, status } = row
  const session = (at: Date, state: Session['state']): Session => ({
    order_id: row.id,
    number: row.number,
    game: row.game,
    customer: status === 'not_paid' ? null : row.username,
    starts_at: at.toISOString(),
    hours: log.hours - Number(row.held),
    state,
    stopped: isStopped(row),
    has_link: row.link !== null,
  })
  const agreedAs = status === 'not_paid' ? 'paying' : status === 'boosting' ? 'agreed' : 'asked'
  return [
    ...(agreed_at && isIn(agreed_at) ? [session(agreed_at, agreedAs)] : []),
    ...(proposed_at && isIn(proposed_at) ? [session(proposed_at, 'proposed')] : []),
  ]
}

type Time = { from: number; to: number }

/** What is left of some hours while the coach is away. */
function without({ from, to }: Time, away: { from: Date; until: Date | null } | null): Time[] {
  if (!away) return [{ from, to }]
  const [leaves, returns] = [away.from.getTime(), away.until?.getTime() ?? Number.POSITIVE_INFINITY]
  return [
    { from, to: Math.min(to, leaves) },
    { from: Math.max(from, returns), to },
  ].filter((left) => left.from < left.to)
}
