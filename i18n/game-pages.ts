import { type GameId, gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'

/** The texts of one service of one game, such as `valorant/win-boost`. */
export type ServiceArea = `${GameId}/${ServiceId}`
/** The texts of a game's landing page. */
export type LandingArea = `${GameId}/landing`
export type GamePageArea = ServiceArea | LandingArea

/** Every area that belongs to one page of one game. */
export const gamePageAreas: readonly GamePageArea[] = gameIds.flatMap((game): GamePageArea[] => [
  `${game}/landing`,
  ...serviceIds.map((service): ServiceArea => `${game}/${service}`),
])

type FivePlaces = 'first' | 'second' | 'third' | 'fourth' | 'fifth'
type SixPlaces = FivePlaces | 'sixth'
type About = 'about.title' | 'about.first' | 'about.second'

/** What a service page says in its own words. `description` holds `{price}`, the lowest price of a step. */
export type ServiceWords = Readonly<
  Record<'lead' | 'description' | About | `question.${FivePlaces}` | `answer.${FivePlaces}`, string>
>

/** What a landing page says in its own words; `service.*` is a line per service. */
export type LandingWords = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'description'
    | About
    | `service.${'elo' | 'duo' | 'placement' | 'win'}`
    | `question.${SixPlaces}`
    | `answer.${SixPlaces}`,
    string
  >
>
