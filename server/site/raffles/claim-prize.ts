import { randomBytes } from 'node:crypto'
import { prizeGiven } from '#core/money/ledger.ts'
import { couponCodeFrom } from '#core/prices/coupons.ts'
import { raffleSpans } from '#core/raffles/raffles.ts'
import { giveCoupon } from '#server/money/coupons/create-coupon.ts'
import { announceIncrease } from '#server/money/ledger/announce-increase.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { lockRaffle, type ShownRaffle } from './raffle-store.ts'
import { wonView } from './raffle-view.ts'
import { requirePublic } from './read-raffles.ts'
import { lockRead } from './save-raffle.ts'
import { subjectOf } from './waits-for-colleague.ts'
import { changeWinner, findOwn, findWinners, type OwnPrize } from './winner-store.ts'

/** Gives a winner the prize, once: money, a coupon of their own, or a place among the parcels. */
export async function claimPrize(work: Work, caller: Caller, slug: string, address: string | undefined) {
  const { tx, now } = work
  const { id } = await requirePublic({ db: tx }, slug)
  // An erasure counts what is on the balance: it comes after the prize, or the ticket is nobody's any more.
  await lockAccount(tx, caller.id)
  const raffle = await lockRaffle(tx, id)
  const prize = await findOwn(tx, id, caller.id)
  if (!raffle || !prize) throw new AppError('prize_not_yours')
  if (prize.claimed_at) return wonView(prize)
  if (prize.lapsed_at || prize.claim_until <= now) throw new AppError('prize_gone')
  if (caller.permissions.length > 0) throw new AppError('raffle_not_for_staff')
  if (raffle.prize_kind === 'sent' && !address) throw new AppError('prize_needs_address')
  const given = await give(work, raffle, prize, caller.id)
  await changeWinner(tx, prize, {
    ...given,
    claimed_at: now,
    address: raffle.prize_kind === 'sent' ? (address ?? null) : null,
  })
  await raiseTag(work, 'raffles')
  const claimed = await findOwn(tx, id, caller.id)
  return wonView(claimed ?? prize)
}

async function give(work: Work, raffle: ShownRaffle, { number }: OwnPrize, personId: string) {
  const { tx, now } = work
  const amount = raffle.prize_value
  if (raffle.prize_kind === 'balance') {
    await postEntry(tx, prizeGiven({ raffleId: raffle.id, number, personId, amount }), now)
    await announceIncrease(work, personId, amount)
    return {}
  }
  if (raffle.prize_kind === 'sent') return {}
  const coupon_id = await giveCoupon(work, personId, {
    code: couponCodeFrom(randomBytes(12)),
    amount,
    cap: raffle.prize_cap,
    until: new Date(now.getTime() + raffleSpans.coupon.ms),
  })
  return { coupon_id }
}

/** Staff record that a prize has left; nobody needs its address after that. */
export async function markPrizeSent(work: Work, caller: Caller, id: string, position: number): Promise<void> {
  const raffle = await lockRead(work, id)
  const winner = (await findWinners(work.tx, [id])).find((each) => each.position === position)
  if (!winner?.claimed_at || winner.sent_at || raffle.prize_kind !== 'sent') throw new AppError('prize_gone')
  await changeWinner(work.tx, winner, { sent_at: work.now, address: null })
  const deed = { actorId: caller.id, operation: 'send prize' as const, subject: subjectOf(raffle) }
  await recordAudit(work.tx, { ...deed, detail: { raffle: id, number: winner.number } }, work.now)
}
