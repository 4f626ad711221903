import type { TestServices } from '../factories.ts'
import { Chance } from './chance.ts'
import { checkAllMoney, checkMoney } from './check-money.ts'
import { settled } from './faults.ts'
import { openShop, type Shop } from './shop.ts'
import { steps } from './steps.ts'
import { actOf, stepNames } from './walk.ts'

/**
 * Takes steps through the shop many at once, on the same few orders, and checks the money after each burst. What
 * collides must be refused: a deadlock or a broken rule of the database fails the run. Returns how many steps were done.
 */
export async function burst(
  services: TestServices,
  { seed, count, size }: { seed: number; count: number; size: number },
): Promise<{ done: number; refused: number }> {
  const chance = new Chance(seed)
  const shop = await openShop(services, chance)
  const counted = { done: 0, refused: 0 }
  let newest = 0
  for (let round = 0; round < count; round++) {
    const names = Array.from({ length: size }, () => chance.of(stepNames))
    const outcomes = await Promise.allSettled(names.map((name) => settled(takeWhole(shop, name))))
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected')
        throw new Error(`Burst ${round}: ${names[at]} failed`, { cause: outcome.reason })
      counted[outcome.value ? 'done' : 'refused']++
    }
    newest = await checkMoney(services, newest)
  }
  await checkAllMoney(services)
  return counted
}

async function takeWhole(shop: Shop, name: string): Promise<unknown> {
  const act = await actOf(steps[name], shop)
  for (const each of act.scene ?? []) await settled(each(shop))
  return act(shop)
}
