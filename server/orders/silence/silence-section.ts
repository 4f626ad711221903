import { pokeAt, replaceAt } from '#core/orders/silence.ts'
import type { OrderBuilder, OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { hoursView } from '../order/search-view.ts'
import { replacementColumns } from './replacement-store.ts'
import { silenceColumns } from './silence-store.ts'

type Row = SectionRow<typeof silenceColumns> & SectionRow<typeof replacementColumns>

/** A silent booster, a request for another one, and when a booster can play, on an order's page. */
export const silenceSection = {
  select: (eb: OrderBuilder) => [...silenceColumns(eb), ...replacementColumns(eb)],
  view: (row: Row, { viewer }: OrderReader) => ({
    hours: hoursView(row),
    silence: silenceView(row),
    replacement: viewer === 'booster' ? null : replacementView(row),
  }),
  facts: (row: Row, { now }: OrderReader) => {
    const silence = silenceView(row)
    return {
      silence: silence && {
        canPoke: new Date(silence.poke_at) <= now,
        canReplace: new Date(silence.replace_at) <= now,
        held: silence.held_at !== null,
      },
      otherAsked: row.replacement !== null,
    }
  },
}

/** How long the booster has been silent. */
function silenceView({ silence, play_slots, play_zone }: Row) {
  if (!silence) return null
  const { active_at, poked_at, held_at } = silence
  const hours = play_slots && play_zone ? { slots: play_slots, zone: play_zone } : null
  const clock = { activeAt: new Date(active_at), pokedAt: poked_at ? new Date(poked_at) : null, hours }
  return {
    active_at: fromJson(active_at),
    poked_at: poked_at && fromJson(poked_at),
    poke_at: pokeAt(clock).toISOString(),
    replace_at: replaceAt(clock).toISOString(),
    held_at: held_at && fromJson(held_at),
  }
}

/** The customer's request for another booster. */
function replacementView({ replacement }: Row) {
  return replacement && { ...replacement, asked_at: fromJson(replacement.asked_at) }
}
