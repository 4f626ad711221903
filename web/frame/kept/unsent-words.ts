import { listed } from '#i18n/joined-words.ts'
import type { Translate } from '#i18n/translate.ts'

/** How much waits to be sent, or was sent. */
export type Unsent = { games: number; messages: number }

/** '1 game, 2 messages'; empty if there is nothing. */
export function unsentInWords(t: Translate, { games, messages }: Unsent): string {
  const [first, ...more] = [
    ...(games > 0 ? [t('app.games', { count: games })] : []),
    ...(messages > 0 ? [t('app.messages', { count: messages })] : []),
  ]
  return first === undefined ? '' : listed(t, first, ...more)
}
