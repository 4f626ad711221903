import type { LetterFacts, LetterKind } from './letter-spec.ts'
import { type NoFacts, ownLetter, settingsPage } from './own-letter.ts'

const notice = ownLetter({
  reason: 'account',
  topic: 'account',
  words: (_: NoFacts, { locale }) => ({ page: settingsPage(locale) }),
  example: {},
})
const ofProvider = ownLetter({
  reason: 'account',
  topic: 'account',
  words: ({ provider }: { provider: string }, { locale }) => ({
    values: { provider },
    page: settingsPage(locale),
  }),
  example: { provider: 'Discord' },
})

/** What protects an account has changed: each says so to its owner. */
export const factorLetters = {
  passkey_added: notice,
  passkey_removed: notice,
  app_set_up: notice,
  app_removed: notice,
  recovery_code_used: notice,
  new_recovery_codes: notice,
  provider_connected: ofProvider,
  provider_removed: ofProvider,
} satisfies Partial<Record<LetterKind, LetterFacts>>
