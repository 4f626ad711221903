import { expect, test } from 'vitest'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { valuesOf } from '#core/prices/price-values.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { locales } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'
import { pathWords } from './path-words.ts'

test.each(locales)(
  '$code: every price has a distinct name, and no name uses a missing text',
  async ({ code }) => {
    const t = createTranslate(code, await loadMessages(code, ['games', 'order', 'prices']))
    const paths = Object.keys(valuesOf(demoPriceTable))
    const names = paths.map((path) => pathWords(t, formats(code), path))
    expect(new Set(names).size).toBe(paths.length)
  },
)
