// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import type { Locale } from '#i18n/locales.ts'
import { open } from '#web/test/in-browser.tsx'
import { QuoteLines } from './quote-lines.tsx'

const lol = defaultConfig('league-of-legends', 'elo-boost')

function lines(change: Partial<ClimbConfig>, locale: Locale = 'en') {
  const config = { ...lol, ...change }
  const quote = priceOrder(config, demoPriceTable)
  if (isRefusal(quote)) throw new Error(quote.code)
  return open(<QuoteLines config={config} quote={quote} />, { locale })
}
const terms = () => screen.getAllByRole('term').length

test('a long climb folds its lines and shows all of them on request', async () => {
  const { t, person } = await lines({
    start: { ...lol.start, tier: 'iron', division: 4 },
    target: { tier: 'challenger', division: null, points: 900 },
  })
  const before = terms()
  expect(screen.getByText(t('games.total'))).toBeTruthy()
  await person.click(screen.getByRole('button'))
  expect(terms()).toBeGreaterThan(before)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a short climb folds nothing', async () => {
  await lines({})
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['en', ', +'],
  ['ar', '، '],
  ['zh', '，'],
] as const)('an add-on and its percent are joined as %s writes it', async (locale, comma) => {
  const { t, container } = await lines({ addons: ['priority'] }, locale)
  const line = [...container.querySelectorAll('dt')].find((each) =>
    each.textContent?.includes(t('games.addon.priority')),
  )
  expect(line?.textContent?.replace(/[\u2066-\u2069\u200e\u200f]/g, '')).toContain(
    `${t('games.addon.priority')}${comma}`,
  )
})
