import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentKinds, consentVersions } from '#core/money/consents.ts'
import { loadMessages } from './load-messages.ts'
import { locales } from './locales.ts'

/** What each version of a consent says in all languages. A version that was shown once never changes. */
const said: Record<string, string> = {
  'start 1.0': '3c81a7f67ad269fc',
  'withdrawal 1.0': '1d522c6b1308f0b0',
}

test.each(consentKinds)(
  'the checkout’s consent “%s” says what its current version said from the start',
  async (kind) => {
    const all = await Promise.all(
      locales.map(async ({ code }) => (await loadMessages(code, ['checkout'])).checkout?.[`consent.${kind}`]),
    )
    const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)
    expect(hash, 'new words are a new version in core/money/consents.ts').toBe(
      said[`${kind} ${consentVersions[kind].at(-1)}`],
    )
  },
)
