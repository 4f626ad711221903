import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { staffLimits } from '#core/money/staff-limits.ts'
import {
  maximumCost,
  openRefusals,
  prizeCapOf,
  type RaffleDraft,
  raffleSpans,
} from '#core/raffles/raffles.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { iso } from '#server/platform/db/instants.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { changeRaffle, type ShownRaffle } from './raffle-store.ts'
import { lockRead } from './save-raffle.ts'
import { subjectOf } from './waits-for-colleague.ts'

/** Opens a complete draft, or schedules it; above the limit of prizes it waits for a colleague. True if it waits. */
export async function openRaffle(work: Work, caller: Caller, id: string, version: number): Promise<boolean> {
  const raffle = await lockRead(work, id, version)
  const reason = `Open the raffle ${raffle.slug}`
  return propose(work, caller, { kind: 'open_raffle', wish: { raffle_id: id, version }, reason })
}

const wished = z.strictObject({ raffle_id: z.string(), version: z.int() })

/** Opening a raffle promises its prizes, so it creates money as coupons do. */
export const raffleOpening: ProposalType = {
  async weigh(work, wish) {
    const { raffle_id, version } = wished.parse(wish)
    const raffle = await lockRead(work, raffle_id, version)
    refuseNotReady(work, raffle)
    const amount = maximumCost(draftOf(raffle))
    return {
      personId: null,
      parties: [],
      orderId: null,
      subject: subjectOf(raffle),
      amount,
      needsSecond: amount > staffLimits.campaign.amount,
    }
  },

  async carryOut(work, caller, { wish }) {
    const raffle = await lockRead(work, wished.parse(wish).raffle_id)
    const { tx, now } = work
    const deed = { actorId: caller.id, operation: 'schedule raffle' as const, subject: subjectOf(raffle) }
    await recordAudit(tx, { ...deed, detail: { raffle: raffle.id, cost: maximumCost(draftOf(raffle)) } }, now)
    if (raffle.opens_at && raffle.opens_at > now) await changeRaffle(work, raffle.id, { state: 'scheduled' })
    else await openNow(work, raffle)
  },
}

function draftOf(raffle: ShownRaffle): RaffleDraft {
  return {
    prizeKind: raffle.prize_kind,
    prizeValue: raffle.prize_value,
    winners: raffle.winners,
    opensAt: iso(raffle.opens_at),
    closesAt: iso(raffle.closes_at),
    texts: raffle.texts as RaffleDraft['texts'],
  }
}

function refuseNotReady({ services, now }: Work, raffle: ShownRaffle): void {
  if (raffle.state !== 'draft') throw new AppError('raffle_fixed')
  const { languages, raffles } = services.config
  const faults = openRefusals(draftOf(raffle), { languages, countries: raffles.countries }, now.toISOString())
  if (faults.length > 0)
    throw new AppError(
      'raffle_not_ready',
      faults.map((field) => ({ field, code: 'raffle_not_ready' })),
    )
}

/**
 * Takes tickets from now on. The seed is made here, and its hash published, together with the beacon's round that will decide
 * with it: from now on nobody can change the outcome, the shop included. Nor does a later price table change what a coupon covers.
 */
export async function openNow(work: Work, raffle: ShownRaffle): Promise<void> {
  const { services, now } = work
  const { beacon, config } = services
  const seed = randomBytes(32).toString('hex')
  const after = new Date((raffle.closes_at ?? now).getTime() + raffleSpans.afterClose.ms)
  const round = beacon.chain === null ? null : beacon.roundAfter(after)
  await changeRaffle(work, raffle.id, {
    state: 'open',
    opened_at: now,
    opens_at: raffle.opens_at && raffle.opens_at < now ? raffle.opens_at : now,
    countries: [...config.raffles.countries],
    prize_cap: raffle.prize_kind === 'coupon' ? await prizeCapNow(work) : null,
    seed,
    seed_hash: createHash('sha256').update(seed).digest('hex'),
    beacon_chain: beacon.chain,
    beacon_round: round,
    beacon_at: round === null ? null : beacon.timeOf(round),
  })
  await raiseTag(work, 'raffles')
}

async function prizeCapNow(work: Work): Promise<number> {
  const cap = prizeCapOf(await presentPrices(servicesOf(work)))
  if (cap < 1) throw new AppError('raffle_not_ready', [{ field: 'prize_kind', code: 'raffle_not_ready' }])
  return cap
}

/** A scheduled raffle becomes a draft again. */
export async function unscheduleRaffle(work: Work, caller: Caller, id: string): Promise<void> {
  const raffle = await lockRead(work, id)
  if (raffle.state !== 'scheduled') throw new AppError('raffle_fixed')
  await changeRaffle(work, id, { state: 'draft' })
  const deed = {
    actorId: caller.id,
    operation: 'unschedule raffle' as const,
    subject: subjectOf(raffle),
    detail: { raffle: id },
  }
  await recordAudit(work.tx, deed, work.now)
}
