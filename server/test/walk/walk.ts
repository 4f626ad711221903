import { placedOf } from '#core/money/lots.ts'
import { listBalanceHistory } from '#server/money/ledger/list-balance-history.ts'
import { findLots } from '#server/money/ledger/lot-store.ts'
import { moneyStanding } from '#server/money/ledger/money-standing.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { busyMs, type TestServices } from '../factories.ts'
import { Chance } from './chance.ts'
import { checkAllMoney, checkMoney } from './check-money.ts'
import { deadlocking, type Fault, killConnections, runningElsewhere, settled, someFault } from './faults.ts'
import { connected } from './model/connected.ts'
import { Untrue } from './model/untrue.ts'
import { type Act, openShop, type Shop, type Step } from './shop.ts'
import { steps } from './steps.ts'

export type Walked = {
  steps: number
  /** How often each step was taken and how often it was refused. */
  taken: Record<string, { done: number; refused: number }>
  faults: Record<string, number>
  /** How often the walk passed each crossing of features. */
  crossings: Record<string, number>
}

type BalanceEntry = { amount: number; balance: number }

const wholeCheckEvery = 1_000
/** In one half of so many steps a transaction runs elsewhere. */
const elsewhereEvery = 100

/** The name of every step, as often as it should be taken. */
export const stepNames = Object.entries(steps).flatMap(([name, { weight }]) =>
  Array<string>(weight).fill(name),
)

type Walk = {
  seed: number
  count: number
  onProgress?: (step: number) => void
}

/**
 * Takes random steps through the shop, with faults, and compares the money with the model after each one. Everything is
 * chosen by the seed, except when a connection ends. @throws Error that names seed and step, and tells the story of whom it
 * concerns, when something is untrue or fails other than by a refusal.
 */
export async function walk(services: TestServices, { seed, count, onProgress }: Walk): Promise<Walked> {
  const shop = await openShop(services, new Chance(seed))
  const twin = openDatabase(services.databaseUrl, { connections: 4, waitMs: busyMs })
  const { model } = shop
  const walked: Walked = { steps: 0, taken: {}, faults: {}, crossings: model.crossings.passed }
  let newest = 0
  let endElsewhere: (() => Promise<void>) | undefined
  try {
    for (; walked.steps < count; walked.steps++) {
      const step = walked.steps
      if (step % elsewhereEvery === 0) endElsewhere = await runningElsewhere(services)
      if (step % elsewhereEvery === elsewhereEvery / 2) await endElsewhere?.()
      // Each step has a chance of its own, so that one that was cut off changes nothing for the next.
      const chance = new Chance(seed * 1_000_003 + step)
      const name = chance.of(stepNames)
      const fault = someFault(chance)
      walked.faults[fault] = (walked.faults[fault] ?? 0) + 1
      try {
        const act = await actOf(steps[name], { ...shop, chance })
        const acts = [...(act.scene ?? []), act]
        const hit = chance.happens(0.6) ? acts.length - 1 : chance.whole(0, acts.length - 1)
        for (const [at, act] of acts.entries()) {
          const meets = at === hit ? fault : 'none'
          const done = await take({ ...shop, chance }, { act, fault: meets, twin })
          for (const each of at === acts.length - 1 ? [name, act.step] : [act.step])
            if (each) countStep(walked.taken, each, done)
          await model.check(step, done && meets !== 'kill')
        }
        newest = await connected(() => checkMoney(services, newest))
        if (step % wholeCheckEvery === wholeCheckEvery - 1) await checkWhole(shop)
      } catch (cause) {
        throw told(cause, shop, `Seed ${seed}, step ${step} (${name}, fault: ${fault})`)
      }
      onProgress?.(step)
    }
    await checkWhole(shop)
  } finally {
    await endElsewhere?.()
    await twin.destroy()
  }
  return { ...walked, crossings: model.crossings.passed }
}

function countStep(taken: Walked['taken'], name: string, done: boolean): void {
  taken[name] ??= { done: 0, refused: 0 }
  taken[name][done ? 'done' : 'refused']++
}

async function checkWhole({ services, staff, model }: Shop): Promise<void> {
  await connected(() => checkAllMoney(services))
  await model.compareAll({
    placed: async (personId, paymentId) =>
      placedOf(await connected(() => findLots(services.db, personId, paymentId)), personId, paymentId),
    given: async (id) => (await connected(() => moneyStanding(services.db, id))).given,
    history: async (id) => {
      const entries: BalanceEntry[] = []
      for (let page = 1; ; page++) {
        const shown = await connected(() =>
          listBalanceHistory(services, { ...staff, id }, { page, size: 500 }),
        )
        entries.push(...shown.items)
        if (entries.length >= shown.total) return { ...shown, entries }
      }
    },
    money: async (orderId) => (await connected(() => getOrder(services, staff, orderId))).money,
  })
}

/** The error with what happened to the people and orders that it is about. */
function told(cause: unknown, { model }: Shop, where: string): Error {
  if (!(cause instanceof Untrue))
    return new Error(`${where}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  const { story, concerned } = model
  const sentence = story.named(cause.message, cause.about)
  const about = cause.about.length > 0 ? cause.about : concerned
  return new Error(`${where}: ${sentence}\n${story.about(about)}`, { cause })
}

type Taken = { act: Act; fault: Fault; twin: TestServices['db'] }

/** Takes one step; false if it was refused or its connection was cut. */
async function take(shop: Shop, { act, fault, twin }: Taken): Promise<boolean> {
  const [chance, same] = shop.chance.twins()
  const { services, model } = shop
  const attempt = (changed: Partial<Shop> = {}) => settled(act({ ...shop, chance, ...changed }))
  if (fault === 'deadlock') {
    model.crossings.add('a deadlock')
    return attempt({ services: deadlocking(services) })
  }
  if (fault === 'kill') {
    model.crossings.add('a connection is cut')
    const [done] = await Promise.all([attempt(), killConnections(services, shop.chance.whole(0, 6))])
    return done
  }
  if (fault === 'twins') {
    model.crossings.add('two processes do the same at once')
    const both = await Promise.all([
      attempt(),
      attempt({ chance: same, services: { ...services, db: twin } }),
    ])
    return both.some(Boolean)
  }
  const first = await attempt()
  // The reply was lost, so the caller tries again.
  return fault === 'twice' ? (await attempt({ chance: same })) || first : first
}

/** What a step is about to do. */
export async function actOf(step: Step | undefined, shop: Shop): Promise<Act> {
  if (!step) throw new RangeError('There is no such step')
  return 'run' in step ? step.run : step.next(shop)
}
