import { isDatabaseAway } from '../../db/database-away.ts'
import { AppError } from '../../http/errors.ts'
import type { TestServices } from '../factories.ts'
import { Chance } from './chance.ts'
import { checkAllMoney, checkMoney } from './check-money.ts'
import { deadlocking, killConnections, someFault } from './faults.ts'
import { openShop, type Shop } from './shop.ts'
import { steps } from './steps.ts'

export type Walked = {
  steps: number
  /** How often each step was taken and how often it was refused. */
  taken: Record<string, { done: number; refused: number }>
  faults: Record<string, number>
}

const wholeCheckEvery = 2_000

/** The name of every step, as often as it should be taken. */
export const stepNames = Object.entries(steps).flatMap(([name, { weight }]) =>
  Array<string>(weight).fill(name),
)

type Walk = {
  seed: number
  count: number
  /** A walk goes on to this many steps while some kind of step was never done. */
  most?: number
  onProgress?: (step: number) => void
}

/** The steps that were never done. */
export function neverDone({ taken }: Walked): string[] {
  return Object.keys(steps).filter((name) => !taken[name]?.done)
}

/**
 * Takes random steps through the shop, with faults, and checks the money after each one. Everything is chosen by the
 * seed, except when a connection ends. @throws Error that names seed and step when something is untrue or fails other than by a refusal.
 */
export async function walk(
  services: TestServices,
  { seed, count, most = count, onProgress }: Walk,
): Promise<Walked> {
  const chance = new Chance(seed)
  const shop = await openShop(services, chance)
  const walked: Walked = { steps: 0, taken: {}, faults: {} }
  let newest = 0
  const goesOn = () => walked.steps < count || (walked.steps < most && neverDone(walked).length > 0)
  for (; goesOn(); walked.steps++) {
    const name = chance.of(stepNames)
    const fault = someFault(chance)
    walked.faults[fault] = (walked.faults[fault] ?? 0) + 1
    try {
      const done = await take(shop, name, fault)
      walked.taken[name] ??= { done: 0, refused: 0 }
      walked.taken[name][done ? 'done' : 'refused']++
      newest = await connected(() => checkMoney(services, newest))
      if (walked.steps % wholeCheckEvery === wholeCheckEvery - 1) await checkAllMoney(services)
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Seed ${seed}, step ${walked.steps} (${name}, fault: ${fault}): ${message}`, { cause })
    }
    onProgress?.(walked.steps)
  }
  await checkAllMoney(services)
  return walked
}

/** Takes one step; false if it was refused or its connection was cut. */
async function take(shop: Shop, name: string, fault: string): Promise<boolean> {
  const run = steps[name]?.run
  if (!run) throw new RangeError(`There is no step ${name}`)
  const attempt = () =>
    settled(run(fault === 'deadlock' ? { ...shop, services: deadlocking(shop.services) } : shop))
  if (fault === 'kill') {
    const [done] = await Promise.all([attempt(), killConnections(shop.services, shop.chance.whole(0, 6))])
    return done
  }
  const first = await attempt()
  // The reply was lost, so the caller tries again.
  return fault === 'twice' ? (await attempt()) || first : first
}

/** The pool may still have a connection that was cut a moment ago. */
async function connected<T>(check: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
  }
}

/** Whether a step was done; false if it was refused, or the database was away. */
export async function settled(step: Promise<unknown> | undefined): Promise<boolean> {
  try {
    return (await step) !== false
  } catch (error) {
    if (error instanceof AppError || isDatabaseAway(error)) return false
    throw error
  }
}
