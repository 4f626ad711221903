import { meanRating } from '#core/boosters/reviews.ts'
import { playsOf } from '#core/people/plays.ts'
import { enoughOrders, type SpokenLanguage } from '#core/people/profiles.ts'
import type { Locale } from '#i18n/locales.ts'
import { avatarOf } from '#server/platform/users/user-store.ts'
import type { FiguresRow } from '../figures/figures-store.ts'
import type { ListedRow } from './listing-store.ts'

/** A booster as lists and their own page show them; `online` has the ids of all who are connected. */
export function boosterView(row: ListedRow, online: ReadonlySet<string>) {
  const finished = row.finished ?? 0
  return {
    username: row.username,
    avatar: avatarOf(row),
    languages: (row.languages ?? []) as (SpokenLanguage & { code: Locale })[],
    plays: playsOf({ services: row.filters, ceilings: row.ceilings }),
    finished,
    figures: finished >= enoughOrders ? figuresView(row as FiguresRow) : null,
    online: online.has(row.id),
    last_active_at: row.last_active_at?.toISOString() ?? null,
    places: {
      taken: Math.min(row.active_solo ?? 0, row.solo_limit) + Math.min(row.active_duo ?? 0, row.duo_limit),
      of: row.solo_limit + row.duo_limit,
    },
    demo: row.demo,
  }
}

function figuresView(row: FiguresRow) {
  return {
    finished: row.finished,
    climbs: row.climbs,
    on_time: row.on_time,
    late_days: row.late_days,
    start_seconds: row.starts >= enoughOrders ? row.start_seconds : null,
    starts: row.starts,
    won: row.won,
    recorded: row.recorded,
    disputed: row.disputed,
    reviews: row.reviews,
    rating: meanRating(row.rating_sum, row.reviews),
    first_at: row.first_at?.toISOString() ?? null,
  }
}
