import { mostRaised, risenBy, tenths } from '#core/orders/rising-share.ts'
import { listPrice } from '#core/prices/discounts.ts'
import { isOrderPlayed } from '#server/boosters/facts/playing-store.ts'
import { type OrderReader, type PageOrder, type SectionRow, seenBy } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { declinedColumns } from './declined-store.ts'
import { namedRefusal } from './name-booster.ts'
import { promisedCashback } from './raise-share.ts'
import { waveColumns } from './search-store.ts'

/** The booster whom a customer named, on an order's page. */
export const namedSection = {
  select: () => [],
  view: async (row: PageOrder, reader: OrderReader) => ({ named: await namedView(row, reader) }),
}

/** The waves of the search for a booster, on an order's page. */
export const wavesSection = seenBy(
  ['customer', 'staff'],
  {
    select: waveColumns,
    view: ({ waves }: SectionRow<typeof waveColumns>) => ({
      waves: waves.map((wave) => ({ ...wave, opened_at: fromJson(wave.opened_at) })),
    }),
  },
  { waves: [] },
)

/** Whether anybody plays an order that waits for a booster; its page offers the refund if nobody does. */
export const unplayedSection = {
  select: () => [],
  view: async ({ id, status, coach_id }: PageOrder, { viewer, services: { db }, now }: OrderReader) => {
    const searches = status === 'waiting_for_booster' && coach_id === null && viewer !== 'booster'
    return { unplayed: searches && !(await isOrderPlayed(db, id, now)) }
  },
}

/** Why boosters didn't want an order, on its page. */
export const notForMeSection = seenBy(
  ['staff'],
  {
    select: declinedColumns,
    view: ({ not_for_me }: SectionRow<typeof declinedColumns>) => ({ not_for_me }),
  },
  { not_for_me: [] },
)

/** How far staff can raise the share of an order that waits. */
export const raiseSection = {
  select: () => [],
  view: (row: PageOrder, { viewer, now }: OrderReader) => ({
    raise: viewer === 'staff' ? raiseView(row, now) : null,
  }),
}

function raiseView(row: PageOrder, now: Date) {
  const { quote, status, searching_at } = row
  const { share } = quote
  if (!share || status !== 'waiting_for_booster' || (row.named_until && row.named_outcome === null))
    return null
  return {
    percent: tenths(share.percent + risenBy(share, searching_at, now)),
    base: share.percent,
    most: tenths(share.percent + mostRaised(quote, promisedCashback(row))),
    list: listPrice(quote),
  }
}

/** The offer to the booster whom the customer named, or what became of it. */
async function namedView(row: PageOrder, { services, now }: OrderReader) {
  const { named_id, named_name, named_fallback, named_until, named_outcome } = row
  if (!named_id || !named_name || !named_fallback) return null
  const unpaid = row.status === 'not_paid'
  return {
    username: named_name,
    fallback: named_fallback,
    until: iso(named_until),
    outcome: named_outcome,
    refusal: unpaid ? await namedRefusal(services.db, named_id, row, now) : null,
  }
}
