import type { OrderBuilder, OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { declinedColumns } from './declined-store.ts'
import { waveColumns } from './search-store.ts'

type Row = SectionRow<typeof waveColumns> & SectionRow<typeof declinedColumns>

/** The search for a booster on an order's page: who was asked first, and who didn't want it. */
export const searchSection = {
  select: (eb: OrderBuilder) => [...waveColumns(eb), ...declinedColumns(eb)],
  view: (row: Row, { viewer }: OrderReader) => ({
    named: namedView(row),
    waves:
      viewer === 'booster' ? [] : row.waves.map((wave) => ({ ...wave, opened_at: fromJson(wave.opened_at) })),
    not_for_me: viewer === 'staff' ? row.not_for_me : [],
  }),
}

/** The offer to the booster whom the customer named, or what became of it. */
function namedView({ named_name, named_fallback, named_until, named_outcome }: Row) {
  if (!named_name || !named_fallback) return null
  return {
    username: named_name,
    fallback: named_fallback,
    until: iso(named_until),
    outcome: named_outcome,
  }
}
