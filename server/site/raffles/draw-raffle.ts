import type { Lots } from '#core/raffles/draw.ts'
import { raffleSpans } from '#core/raffles/raffles.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import type { BeaconRound } from '#server/platform/outside/beacon.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { changeRaffle, lockRaffle, type ShownRaffle, seedOf } from './raffle-store.ts'
import { textsIn } from './raffle-view.ts'
import {
  changeWinner,
  type Drawn,
  drawnFrom,
  findLapsed,
  insertWinner,
  lastPosition,
} from './winner-store.ts'

/**
 * Draws a closed raffle, once: seed, randomness and list give the order of all tickets, and its first ones win. Whoever draws
 * at the same time waits for the row and finds it drawn.
 */
export async function drawRaffle(work: Work, id: string, round: BeaconRound | null): Promise<void> {
  const raffle = await lockRaffle(work.tx, id)
  if (raffle?.state !== 'closed' || raffle.beacon_round !== (round?.round ?? null)) return
  const lots = { seed: await seedOf(work.tx, id), randomness: round?.randomness ?? '' }
  await changeRaffle(work, id, {
    state: 'drawn',
    drawn_at: work.now,
    randomness: lots.randomness,
    signature: round?.signature ?? null,
  })
  const places = Array.from({ length: raffle.winners }, (_, at) => at + 1)
  await giveOut(work, raffle, lots, places)
  await raiseTag(work, 'raffles')
}

/** Winners who didn't answer in time lose their places to the next tickets of the same order: nothing is drawn again. */
export async function moveUp(work: Work, id: string): Promise<void> {
  const { tx, now } = work
  const raffle = await lockRaffle(tx, id)
  if (raffle?.state !== 'drawn') return
  const lapsed = await findLapsed(tx, id, now)
  if (lapsed.length === 0) return
  for (const winner of lapsed) await changeWinner(tx, winner, { lapsed_at: now, lapse: 'silent' })
  const lots = { seed: await seedOf(tx, id), randomness: raffle.randomness ?? '' }
  await giveOut(
    work,
    raffle,
    lots,
    lapsed.map(({ place }) => place),
  )
  await raiseTag(work, 'raffles')
}

/**
 * Gives free places to the next tickets of the order. A ticket whose person can't take part any more is written down and
 * passed over, so that anyone who checks sees why the next one has its place. With no ticket left, a place stays empty.
 */
async function giveOut(
  work: Work,
  raffle: ShownRaffle,
  lots: Lots,
  places: readonly number[],
): Promise<void> {
  const free = [...places]
  let position = await lastPosition(work.tx, raffle.id)
  while (free.length > 0) {
    const next = await drawnFrom(work.tx, raffle.id, lots, { from: position, count: free.length })
    if (next.length === 0) return
    for (const ticket of next) {
      const place = free[0]
      if (place === undefined) return
      await take(work, raffle, ticket, { position: ++position, place })
      if (ticket.eligible) free.shift()
    }
  }
}

async function take(
  work: Work,
  raffle: ShownRaffle,
  { number, user_id, eligible }: Drawn,
  at: { position: number; place: number },
): Promise<void> {
  const { tx, now } = work
  const claim_until = new Date(now.getTime() + raffleSpans.claim.ms)
  const excluded = eligible ? {} : { lapsed_at: now, lapse: 'excluded' as const }
  await insertWinner(tx, {
    raffle_id: raffle.id,
    ...at,
    number,
    user_id,
    drawn_at: now,
    claim_until,
    ...excluded,
  })
  if (eligible && user_id)
    await tellWinner(work, raffle, { userId: user_id, number, claim_until, as: 'raffle_won' })
}

type Told = { userId: string; number: number; claim_until: Date; as: 'raffle_won' | 'raffle_waits' }

/** Tells a winner on the site and by mail that the prize waits for their answer. */
export async function tellWinner(
  work: Work,
  raffle: Pick<ShownRaffle, 'id' | 'slug' | 'texts'>,
  { userId, number, claim_until, as }: Told,
): Promise<void> {
  const reader = await findReader(work.tx, userId)
  if (!reader) return
  const { title, prize } = textsIn(raffle, reader.locale)
  const params = { raffle: title, prize, number, slug: raffle.slug, until: claim_until.toISOString() }
  await notify(work, { userId, code: as, params })
  await writeLetter(
    work,
    as,
    { ...reader, userId },
    { title, prize, slug: raffle.slug, number, until: claim_until },
    { ref: `${as}:${raffle.id}:${number}` },
  )
}
