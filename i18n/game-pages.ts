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

/** A service page's own texts. `description` contains `{price}`, the lowest price of a step. */
export type ServiceWords = Readonly<
  Record<'lead' | 'description' | About | `question.${FivePlaces}` | `answer.${FivePlaces}`, string>
>

/** A landing page's own texts; `service.*` is one line per service. */
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

/** Notes for translators about the texts of a game's pages, by key or by the beginning of a key. */
const gamePageNotes = {
  title: 'The heading of the game’s page: the game and what is sold. At most 40 characters.',
  lead: 'One or two sentences under the heading of the page.',
  description:
    'What a search engine shows of the page: at most 155 characters in every language. {price} is the lowest price of a step, such as €4.90.',
  'about.title':
    'Heading above two paragraphs about the game or the service. Players read it: no advertising. At most 60 characters.',
  about: 'A paragraph of running text under the heading about.title.',
  service:
    'One line under the name of a service, in the list of the game’s services. elo, duo, placement and win are the services.',
  question:
    'A question that a player asks, in a list of questions; the answer with the same last word follows it.',
  answer: 'The answer to the question with the same last word.',
} as const

/** The note for one text of a game's page, such as `about.first`. */
export function gamePageNote(key: string): string | null {
  const [first = ''] = key.split('.')
  const notes: Readonly<Record<string, string | undefined>> = gamePageNotes
  return notes[key] ?? notes[first] ?? null
}
