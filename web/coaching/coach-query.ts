import { type GameId, gameIds } from '#core/games/game.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { pageOf } from '../router/page-links.tsx'

export type CoachQuery = {
  game?: GameId | undefined
  language?: Locale | undefined
  page: number
}

/** What an address filters by; words that mean nothing filter nothing. */
export function readQuery(query: URLSearchParams): CoachQuery {
  const language = query.get('language')
  return {
    game: gameIds.find((id) => id === query.get('game')),
    language: isLocale(language) ? language : undefined,
    page: pageOf(query),
  }
}

/** The filters as an address carries them, with its question mark; empty where nothing is filtered. */
export function writeQuery({ game, language }: Omit<CoachQuery, 'page'>): string {
  const query = new URLSearchParams()
  if (game) query.set('game', game)
  if (language) query.set('language', language)
  return query.size > 0 ? `?${query}` : ''
}
