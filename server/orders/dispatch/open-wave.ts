import { dayMs } from '#core/base/durations.ts'
import { isAway } from '#core/orders/away.ts'
import { type ClaimingBooster, claimRefusal } from '#core/orders/claiming.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { fairDays, nextWave, type WaveCandidate, type WaveNumber } from '#core/orders/waves.ts'
import { claimable, factsOfOffering, factsOfPresent, findAway } from '#server/boosters/facts/booster-store.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findDeclined } from './declined-store.ts'
import { findFairness, findSearch, insertWave } from './search-store.ts'

/**
 * Opens the next wave of a locked order if it is due, and alerts the boosters whom it asks. Null if none is. A coach
 * was chosen by name, so a search for one has no waves.
 */
export async function openWave(work: Work, order: OrderRow): Promise<WaveNumber | null> {
  const { tx, now } = work
  const { searching_at: beganAt } = order
  const named = kindOf(order.config).coachId !== null
  if (order.status !== 'waiting_for_booster' || beganAt === null || named) return null
  // Nobody can claim it meanwhile.
  if (order.reserved_by !== null) return null
  const key = { orderId: order.id, beganAt }
  const search = await findSearch(tx, key)
  if (search.wave === 3) return null
  const elapsedMs = now.getTime() - beganAt.getTime()
  const declined = await findDeclined(tx, order.id, beganAt)
  const able = await ableBoosters(work, order)
  const willing = able.filter(({ id }) => !declined.has(id))
  const next = nextWave({ ...search, elapsedMs }, willing, order.id)
  if (!next) return null
  const { wave, ask } = next
  const told = wave === 3 ? await everyoneElse(work, order, [...search.asked, ...declined]) : ask
  await insertWave(tx, { ...key, wave, at: now, ask, asked: told.length, present: able.length })
  await alert(work, order, { wave, told, before: [...search.asked, ...declined] })
  return wave
}

/** The present boosters who aren't away and can claim an order as soon as its wave has come. */
async function ableBoosters({ services, tx, now }: Work, order: OrderRow): Promise<WaveCandidate[]> {
  const facts = await factsOfPresent(tx, order, await present(services))
  const asks = (booster: ClaimingBooster) => canClaim(booster, order) && !isAway(booster, now)
  const able = new Map(facts.filter(asks).map((each) => [each.id, each]))
  const since = new Date(now.getTime() - fairDays * dayMs)
  const fairness = await findFairness(tx, { ids: [...able.keys()], customerId: order.customer_id, since })
  return fairness.map((each) => {
    const { activeSolo = 0, activeDuo = 0 } = able.get(each.id) ?? {}
    return { ...each, active: activeSolo + activeDuo }
  })
}

/** Without presence everyone is asked at once: a payment doesn't fail because Redis does. */
async function present({ realtime, log }: Services): Promise<readonly string[]> {
  try {
    return await realtime.onlineBoosters()
  } catch (error) {
    log.error({ err: error }, 'a search began without knowing who is present')
    return []
  }
}

function canClaim(booster: ClaimingBooster, order: OrderRow): boolean {
  const refusal = claimRefusal(booster, claimable(order))
  return refusal === null || refusal === 'order_opens_later'
}

/** Those drawn among everyone who offers the order's filter, and can claim it. */
async function everyoneElse({ tx, now }: Work, order: OrderRow, asked: readonly string[]): Promise<string[]> {
  const offering = await factsOfOffering(tx, order)
  return offering
    .filter((booster) => canClaim(booster, order) && !isAway(booster, now) && !asked.includes(booster.id))
    .map(({ id }) => id)
}

type Alert = { wave: WaveNumber; told: readonly string[]; before: readonly string[] }

/**
 * After the commit, open pages of the boosters who are asked get an alert, with the last wave those of everyone who
 * offers the filter. A notification waits for those who are away.
 */
async function alert(work: Work, order: OrderRow, { wave, told, before }: Alert): Promise<void> {
  const { realtime } = work.services
  const except = wave === 3 ? [...before, ...(await findAway(work.tx, order.filter, work.now))] : before
  const payload = { order_id: order.id, filter: order.filter }
  work.after(() => {
    if (wave === 3) realtime.toFilter(order.filter, 'new_boost_order', payload, except)
    else for (const id of told) realtime.toUser(id, 'new_boost_order', payload)
  })
  const params = { order_id: order.id, number: order.number }
  await notifyAll(work, told, { code: 'new_order_fits', params, specialSound: true })
}
