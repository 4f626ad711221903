import type { Translate } from '#i18n/translate.ts'
import type { App } from '../session/app-context.ts'
import type { Amounts } from './intention.ts'

/** '1 game and 2 messages'; empty if there is nothing. */
export function unsentInWords(t: Translate, { messages, games }: Amounts): string {
  const messagesInWords = t('app.messages', { count: messages })
  const gamesInWords = t('app.games', { count: games })
  if (games === 0) return messages === 0 ? '' : messagesInWords
  return messages === 0 ? gamesInWords : t('app.both', { games: gamesInWords, messages: messagesInWords })
}

/** The same where its texts may not be here yet. */
export async function bringUnsentInWords({ t, texts }: App, amounts: Amounts): Promise<string> {
  await texts.ensure(['app'])
  return unsentInWords(t, amounts)
}
