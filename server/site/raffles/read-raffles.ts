import type { z } from 'zod'
import type { raffleDeskContract as deskCalls } from '#contract/raffle-desk.ts'
import type { rafflesContract as calls } from '#contract/raffles.ts'
import { minuteMs } from '#core/base/durations.ts'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countSince, findEntries, findEntry, findLines } from './entry-store.ts'
import { findForDesk, findOpened, findPublic, findRaffle, type ShownRaffle } from './raffle-store.ts'
import { deskRowView, deskView, listedView, raffleView, wonView } from './raffle-view.ts'
import { ticketView } from './ticket-view.ts'
import { waitsForColleague } from './waits-for-colleague.ts'
import { findOwn, findWinners } from './winner-store.ts'

/** Raffles that have opened, with their texts in a language. */
export async function listRaffles({ db }: Services, query: z.output<typeof calls.listRaffles.query>) {
  const { rows, total } = await findOpened(db, query)
  return pageOf(
    rows.map((row) => listedView(row, query.language)),
    query.page,
    total,
  )
}

/** The raffle of an address, if visitors see it. */
export async function requirePublic({ db }: Pick<Services, 'db'>, slug: string): Promise<ShownRaffle> {
  const row = await findPublic(db, slug)
  if (!row) throw new AppError('raffle_not_found')
  return row
}

/** Tickets of today until the last number that was given, for as long as nobody withdraws one. */
const counted = new Remembered<{ count: number; last_ticket: number }>({ forMs: minuteMs, most: 500 })

/** A day can have a million tickets, so they are counted once in a minute, and those that follow are added. */
async function countToday(db: Db, raffle: ShownRaffle, midnight: Date): Promise<number> {
  const { id, tickets, last_ticket } = raffle
  const withdrawn = last_ticket - tickets
  const before = await counted.get(db, [id, midnight.getTime(), withdrawn].join(' '), async () => ({
    count: await countSince(db, raffle, midnight),
    last_ticket,
  }))
  return Math.min(tickets, before.count + Math.max(0, last_ticket - before.last_ticket))
}

export async function getRaffle(services: Services, slug: string, locale: Locale) {
  const { db, now, config, beacon } = services
  const row = await requirePublic(services, slug)
  const midnight = startOfDay(config.timeZone, dayIn(config.timeZone, now().getTime()))
  const [winners, today] = await Promise.all([
    findWinners(db, [row.id]),
    row.state === 'open' ? countToday(db, row, midnight) : 0,
  ])
  return raffleView(row, locale, { winners, today, beacon })
}

/** Some lines of the frozen list. */
export async function listTickets(
  services: Services,
  slug: string,
  { after, size }: z.output<typeof calls.listTickets.query>,
) {
  const row = await requirePublic(services, slug)
  if (!row.closed_at) throw new AppError('raffle_not_closed')
  const tickets = await findLines(services.db, row.id, { after, size })
  return { lines: tickets.map(({ number, mark }) => `${number},${mark}`), last: tickets.length < size }
}

/** A person's own ticket, and what it won. */
export async function getMyEntry(services: Services, caller: Caller, slug: string) {
  const row = await requirePublic(services, slug)
  const [entry, prize] = await Promise.all([
    findEntry(services.db, row.id, caller.id),
    findOwn(services.db, row.id, caller.id),
  ])
  return { ticket: entry ? ticketView(entry) : null, won: prize ? wonView(prize) : null }
}

/** One page of staff's list. */
export async function listDeskRaffles(
  { db }: Services,
  query: z.output<typeof deskCalls.listDeskRaffles.query>,
) {
  const { rows, total } = await findForDesk(db, query)
  const winners = await findWinners(
    db,
    rows.map(({ id }) => id),
  )
  return pageOf(
    rows.map((row) => deskRowView(row, winners, query.language)),
    query.page,
    total,
    query.size,
  )
}

/** A raffle as staff see it. */
export async function getDeskRaffle({ db }: Pick<Services, 'db'>, id: string) {
  const row = await findRaffle(db, id)
  if (!row) throw new AppError('raffle_not_found')
  const [winners, waits] = await Promise.all([findWinners(db, [id]), waitsForColleague(db, row)])
  return { raffle: deskView(row, { winners, waits }) }
}

/** One page of a raffle's tickets. */
export async function listRaffleEntries(
  { db }: Services,
  id: string,
  query: z.output<typeof deskCalls.listRaffleEntries.query>,
) {
  const raffle = await findRaffle(db, id)
  if (!raffle) throw new AppError('raffle_not_found')
  const { rows, total } = await findEntries(db, raffle, query)
  const items = rows.map(({ number, user_id, username, country, entered_at, withdrawn_at }) => ({
    number,
    person: user_id === null ? null : { user_id, username: username ?? '' },
    country,
    entered_at: entered_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }))
  return pageOf(items, query.page, total, query.size)
}
