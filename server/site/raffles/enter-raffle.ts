import type { z } from 'zod'
import type { rafflesContract as calls } from '#contract/raffles.ts'
import { entryRefusal } from '#core/raffles/raffles.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { pgCode, uniqueViolation } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { insertTicket } from './entry-store.ts'
import { takeNumber } from './raffle-store.ts'
import { textsIn } from './raffle-view.ts'
import { requirePublic } from './read-raffles.ts'
import { ticketView } from './ticket-view.ts'

type Entering = z.output<typeof calls.enterRaffle.body>

/** Gives a person a ticket: free, one for each account, and only while the raffle is open. */
export async function enterRaffle(work: Work, caller: Caller, slug: string, entering: Entering) {
  const { tx, now } = work
  const raffle = await requirePublic({ db: tx }, slug)
  const account = await lockAccount(tx, caller.id)
  if (!account || !raffle.closes_at) throw new AppError('raffle_not_found')
  const { state, closes_at, countries } = raffle
  const person = {
    guest: account.kind === 'guest',
    proven: account.verified_at !== null,
    worksHere: caller.permissions.length > 0,
    adult: entering.adult || account.age_confirmed_at !== null,
    country: entering.country,
  }
  const refused = entryRefusal(
    { state, closesAt: closes_at.toISOString(), countries },
    person,
    now.toISOString(),
  )
  if (refused) throw new AppError(refused)
  // A close that was faster has the row.
  const number = await takeNumber(work, raffle.id)
  if (number === undefined) throw new AppError('raffle_not_open')
  const entry = await insertTicket(work, {
    raffle_id: raffle.id,
    number,
    user_id: account.id,
    country: entering.country,
    name_shown: entering.name_shown,
  }).catch((error) => {
    throw pgCode(error) === uniqueViolation ? new AppError('raffle_entered_already') : error
  })
  const { title } = textsIn(raffle, account.locale)
  await notify(work, { userId: account.id, code: 'raffle_entered', params: { raffle: title, number, slug } })
  await writeLetter(
    work,
    'raffle_entered',
    { email: account.email, locale: account.locale, username: account.username, userId: account.id },
    { title, slug, number, closesAt: closes_at },
    { ref: `raffle_entered:${raffle.id}:${number}` },
  )
  return ticketView(entry)
}
