import { type GameId, gameIds } from '#core/games/game.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'

export type CoachQuery = {
  game?: GameId | undefined
  language?: Locale | undefined
  page?: number | undefined
}

/** What an address filters by; words that mean nothing filter nothing. */
export function readQuery(query: URLSearchParams): CoachQuery {
  const language = query.get('language')
  const page = Number(query.get('page'))
  return {
    game: gameIds.find((id) => id === query.get('game')),
    language: isLocale(language) ? language : undefined,
    page: Number.isSafeInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  }
}

/** The same as an address carries it, with its question mark; empty where nothing is filtered. */
export function writeQuery({ game, language, page }: CoachQuery): string {
  const query = new URLSearchParams()
  if (game) query.set('game', game)
  if (language) query.set('language', language)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
