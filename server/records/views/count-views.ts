import type { z } from 'zod'
import { listOrdersByState } from '#contract/order-staff.ts'
import { listPeople } from '#contract/people.ts'
import { orderNumberTyped } from '#core/base/order-number.ts'
import type { ViewedList } from '#core/site/staff-views.ts'
import { countPeople } from '#server/accounts/people/people-store.ts'
import { countInState } from '#server/orders/order/list-orders.ts'
import { askedBy } from '#server/orders/order/order-filter-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { refuseList } from './list-views.ts'
import { findViews } from './view-store.ts'

type Query = Record<string, string>

/** How many rows a view of each list shows; null if the view names no part of the list that there is. */
const counters: Record<
  ViewedList,
  (services: Services, query: Query, caller: Caller) => Promise<number | null>
> = {
  orders: async (services, { state, ...query }, caller) => {
    const status = listOrdersByState.params.shape.state.safeParse(state).data
    if (!status) return null
    return countInState(services, status, askedBy(caller, known(listOrdersByState.query, query)))
  },
  people: ({ db }, query) => {
    const search = known(listPeople.query, query)
    return countPeople(db, { ...search, number: orderNumberTyped(search.q) })
  },
}

/** Counts what each view of the caller shows, with what its list still knows of it. */
export async function countViews(services: Services, caller: Caller, list: ViewedList) {
  refuseList(caller, list)
  const views = await findViews(services.db, list, caller.id)
  const counts: { view_id: string; count: number }[] = []
  // One after the other: nobody waits for them, and a list with many views must not take every connection.
  for (const { id, query } of views) {
    const count = await counters[list](services, query, caller)
    if (count !== null) counts.push({ view_id: id, count })
  }
  return { counts }
}

/** The part of a saved query that the call of the list accepts; the rest was renamed or has gone since. */
function known<Schema extends z.ZodObject>(schema: Schema, query: Query): z.output<Schema> {
  const read = Object.entries(schema.shape).flatMap(([name, value]) => {
    const found = (value as z.ZodType).safeParse(query[name])
    return found.success && query[name] !== undefined ? [[name, query[name]]] : []
  })
  return schema.parse(Object.fromEntries(read))
}
