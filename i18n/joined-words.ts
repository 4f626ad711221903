import type { Translate } from './translate.ts'

/** How texts are joined, from the area `games`; apart from the names of orders, which know the games. */

/** 'Server: EU West', with the language's own colon. */
export function named(t: Translate, name: string, value: string): string {
  return t('games.named', { name, value })
}

/** Joins sentences; Chinese puts no space between them. */
export function inARow(t: Translate, first: string, ...more: string[]): string {
  return more.reduce((so, next) => t('games.sentences', { first: so, next }), first)
}

/** Joins words with the language's own comma. */
export function listed(t: Translate, first: string, ...more: string[]): string {
  return more.reduce((so, next) => t('games.listed', { first: so, next }), first)
}
