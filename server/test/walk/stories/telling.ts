import { randomUUID } from 'node:crypto'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import type { Act, Shop, Step } from '../shop.ts'

/** A story is begun at random and told a step at a time, between the steps of others. */
export type Telling = Generator<Act, void, void>

/** A story about a customer; it can take the steps of the walk by their names. */
export type Story = (shop: Shop, customer: Caller, steps: Readonly<Record<string, Step>>) => Telling

/** What a story remembers between its steps. */
export type Kept = { orderId?: string }

/** Several acts in one step, so that a story soon gets to what it is about. A fault meets one of them. */
export function together(...acts: readonly Act[]): Act {
  const all = acts.flatMap((act) => [...(act.scene ?? []), act])
  const last = all.pop()
  if (!last) throw new RangeError('Nothing happens together')
  return Object.assign((shop: Shop) => last(shop), { scene: all, ...(last.step && { step: last.step }) })
}

/** What happens to the order of a story, if it came to be. */
export const onIt =
  (kept: Kept, act: (shop: Shop, order: OrderRow) => Promise<unknown>): Act =>
  async (shop) => {
    const found = await order(kept, shop)
    return found ? act(shop, found) : false
  }

export function order(kept: Kept, { services }: Shop): Promise<OrderRow | undefined> {
  return services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', kept.orderId ?? randomUUID())
    .executeTakeFirst()
}

/** Whoever the order belongs to now: an account can have taken it over. */
export const ownerOf = ({ people }: Shop, { customer_id }: OrderRow) => people.get(customer_id) as Caller

/** A step of the walk, as it is; what it happens to can be narrowed. */
export const taken = (steps: Readonly<Record<string, Step>>, name: string): Act => {
  const step = steps[name]
  if (!step || !('run' in step)) throw new RangeError(`There is no step ${name}`)
  return Object.assign((shop: Shop) => step.run(shop), { step: name })
}

/** Makes one person, even if two processes try at once. */
export function once(make: (shop: Shop) => Promise<Caller>): (shop: Shop) => Promise<Caller> {
  let made: Promise<Caller> | undefined
  return (shop) => {
    made ??= make(shop).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
