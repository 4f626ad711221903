import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'

/** A coach's offer as the contract describes it. */
export function offerView(row: Selectable<Schema['coach_offers']>) {
  const { hourly, languages, teaches, teaches_in, free, time_zone } = row
  return {
    hourly,
    languages: languages as Locale[],
    teaches,
    teaches_in: teaches_in as Locale,
    free,
    time_zone,
  }
}
