import { hourMs } from '#core/base/durations.ts'
import { maskContacts } from '#core/talk/mask-contacts.ts'
import type { Locale } from '#i18n/locales.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { TranslationAway } from '#server/platform/outside/translation.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReadable, type MessageRow } from './message-store.ts'
import { readerOf } from './reader-of.ts'

/** Translations are never stored: they are asked for again after an hour. A thousand are about 5 MB. */
const remembered = new Remembered<{ of: string; text: string }>({ forMs: hourMs, most: 1_000 })

/**
 * A message in the reader's language, for those who can read it. The provider gets the text that both sides see, never
 * the contact data behind it; of a message whose writer uses the reader's language it gets nothing.
 */
export async function translateMessage(
  services: Services,
  caller: Caller,
  { order_id, number }: { order_id: string; number: number },
  language: Locale,
): Promise<string> {
  const { db, now, translation } = services
  const { since } = await readerOf(db, caller, order_id, now())
  if (translation.provider === null) throw new AppError('not_found')
  const message = await findReadable(db, order_id, number, since)
  if (!message?.text) throw new AppError('not_found')
  if (message.language === language) return message.text
  const ask = () => translated(services, message, language)
  // A text that was erased during the call must not be remembered.
  const { text } = await remembered.get(db, `${message.id} ${language}`, ask, ({ of }) => of === message.text)
  return text
}

async function translated({ translation, log }: Services, { text: of }: MessageRow, language: Locale) {
  try {
    // A translation can spell out contact data that the pattern missed in the original.
    return { of, text: maskContacts(await translation.translate(of, language)).text }
  } catch (error) {
    if (!(error instanceof TranslationAway)) throw error
    log.warn({ reason: error.message }, 'a message could not be translated')
    throw new AppError('translation_away')
  }
}
