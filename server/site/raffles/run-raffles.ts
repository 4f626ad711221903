import { raffleSpans } from '#core/raffles/raffles.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { BeaconAway } from '#server/platform/outside/beacon.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { endWithoutDraw, tellEntrants } from './cancel-raffle.ts'
import { drawRaffle, moveUp, tellWinner } from './draw-raffle.ts'
import { hashList } from './entry-store.ts'
import { openNow } from './open-raffle.ts'
import { changeRaffle, findDue, findRaffle, findUntold, lockRaffle } from './raffle-store.ts'
import { findSilent, takeUnreminded } from './winner-store.ts'

type Due = Awaited<ReturnType<typeof findDue>>[number]

/**
 * Opens, closes and draws the raffles whose time has come, passes places on, and tells who entered a cancelled one. Each step is a transaction of its own, which
 * a repetition or a second process finds done; a raffle that fails keeps no other from its step.
 */
export async function runRaffles(services: Services): Promise<void> {
  const failed: unknown[] = []
  const attempt = (step: Promise<unknown>) => step.catch((error) => failed.push(error))
  for (const raffle of await findDue(services.db, services.now())) await attempt(step(services, raffle))
  for (const { raffle_id } of await findSilent(services.db, services.now()))
    await attempt(transaction(services, (work) => moveUp(work, raffle_id)))
  await attempt(transaction(services, remindWinners))
  for (const { id } of await findUntold(services.db)) await attempt(tellAll(services, id))
  if (failed.length > 0) throw new AggregateError(failed, 'some raffles could not go on')
}

async function tellAll(services: Services, id: string): Promise<void> {
  while (await transaction(services, (work) => tellEntrants(work, id)));
}

async function step(services: Services, raffle: Due): Promise<void> {
  if (raffle.state === 'scheduled') return transaction(services, (work) => openDue(work, raffle.id))
  if (raffle.state === 'open') await transaction(services, (work) => closeDue(work, raffle.id))
  await drawDue(services, raffle)
}

async function openDue(work: Work, id: string): Promise<void> {
  const raffle = await lockRaffle(work.tx, id)
  if (raffle?.state !== 'scheduled' || !raffle.opens_at || raffle.opens_at > work.now) return
  // The server slept through it: nobody could have entered.
  if (raffle.closes_at && raffle.closes_at <= work.now) return changeRaffle(work, id, { state: 'draft' })
  await openNow(work, raffle)
}

/** Freezes the list of tickets and publishes its hash. Whoever enters at the same moment is in it, or is refused. */
async function closeDue(work: Work, id: string): Promise<void> {
  const raffle = await lockRaffle(work.tx, id)
  if (raffle?.state !== 'open' || !raffle.closes_at || raffle.closes_at > work.now) return
  await changeRaffle(work, id, {
    state: 'closed',
    closed_at: work.now,
    list_hash: await hashList(work.tx, id),
  })
  await raiseTag(work, 'raffles')
}

/**
 * Draws a closed raffle: at once without a beacon, otherwise as soon as its round is published. A beacon that is silent for
 * too long ends the raffle; the seed alone, which the shop knows, never decides instead.
 */
async function drawDue(
  services: Services,
  { id, beacon_round: number, beacon_chain: chain, beacon_at }: Due,
) {
  if (number === null) return transaction(services, (work) => drawRaffle(work, id, null))
  const round = chain === services.beacon.chain ? await readRound(services, number) : undefined
  if (round) return transaction(services, (work) => drawRaffle(work, id, round))
  const silentSince = services.now().getTime() - (beacon_at?.getTime() ?? 0)
  if (silentSince < raffleSpans.beacon.ms) return
  await transaction(services, async (work) => {
    const raffle = await lockRaffle(work.tx, id)
    if (raffle?.state === 'closed') await endWithoutDraw(work, raffle, 'beacon')
  })
}

async function readRound({ beacon, log }: Services, number: number) {
  try {
    return await beacon.read(number)
  } catch (error) {
    if (!(error instanceof BeaconAway)) throw error
    log.warn({ reason: error.message, round: number }, 'the beacon of raffles did not answer')
    return undefined
  }
}

/** Reminds winners who haven't answered for a week, once. */
async function remindWinners(work: Work): Promise<void> {
  const before = new Date(work.now.getTime() - raffleSpans.reminder.ms)
  for (const { raffle_id, user_id, number, claim_until } of await takeUnreminded(work.tx, before, work.now)) {
    const raffle = await findRaffle(work.tx, raffle_id)
    if (raffle && user_id)
      await tellWinner(work, raffle, { userId: user_id, number, claim_until, as: 'raffle_waits' })
  }
}
