import { meanRating } from '#core/boosters/reviews.ts'
import { type GameId, gameIds, type ServerId, type ServiceId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps, type Place } from '#core/games/ladder.ts'
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
    plays: playsOf(row),
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

/** Each game with a rank limit and an offer, the highest limit (as a part of its ladder) first. */
function playsOf({ ceilings, filters }: Pick<ListedRow, 'ceilings' | 'filters'>) {
  const offers = filters.map((filter) => filter.split(':'))
  return gameIds
    .flatMap((game) => {
      const own = offers.filter(([of]) => of === game)
      const ceiling = ceilings[game]
      return ceiling === undefined || own.length === 0 ? [] : [{ game, ceiling, own }]
    })
    .sort((a, b) => heightOf(b.game, b.ceiling) - heightOf(a.game, a.ceiling))
    .map(({ game, ceiling, own }) => ({
      game,
      ceiling: placeAt(game, ceiling),
      services: serviceIds.filter((id) => own.some(([, service]) => service === id)) as ServiceId[],
      servers: games[game].servers.filter((id) => own.some(([, , server]) => server === id)) as ServerId[],
    }))
}

const heightOf = (game: GameId, ceiling: number) => ceiling / (camps(games[game]).length - 1)

/** A rank limit is stored as the camp's number; if the ladder has become shorter, its top applies. */
function placeAt(game: GameId, ceiling: number): Place {
  const ladder = camps(games[game])
  const camp = ladder[Math.min(ceiling, ladder.length - 1)]
  if (!camp) throw new RangeError(`${game} has no camp ${ceiling}`)
  return { tier: camp.tier, division: camp.division }
}
