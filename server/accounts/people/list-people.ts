import type { z } from 'zod'
import type { listPeople as call } from '#contract/people.ts'
import { orderNumberTyped } from '#core/base/order-number.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findPeople } from './people-store.ts'
import { rowView } from './person-view.ts'

/** One page of the people who match a search. */
export async function listPeople({ db, realtime }: Services, query: z.output<typeof call.query>) {
  const { rows, total } = await findPeople(db, { ...query, number: orderNumberTyped(query.q) })
  const items = await Promise.all(
    rows.map(async (row) => ({ ...rowView(row), online: await realtime.isOnline(row.id) })),
  )
  return pageOf(items, query.page, total, query.size)
}
