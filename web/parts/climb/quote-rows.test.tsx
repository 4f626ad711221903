// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { createTranslate } from '#i18n/translate.ts'
import { open } from '#web/test/in-browser.tsx'
import { QuoteLines } from './quote-lines.tsx'

const climb = defaultConfig('league-of-legends', 'elo-boost')

function quoteOf(config: OrderConfig) {
  const quote = priceOrder(config, demoPriceTable, [], 2_000)
  if (isRefusal(quote)) throw new Error('the order has a price')
  return quote
}

async function rowsOf(locale: Locale, config: OrderConfig) {
  const t = createTranslate(locale, await loadMessages(locale, ['games', 'service']))
  return quoteRows({ t, format: formats(locale), config }, quoteOf(config))
}

const amounts = () => [...document.querySelectorAll('dd')].map((each) => each.textContent)

test('lines follow the order of the calculation; choices without effect share the last one', async () => {
  const { base, extras } = await rowsOf('en', climb)
  expect(base.map(({ label }) => label)).toEqual([
    'Silver, 2 divisions × €8.00',
    'Gold, 4 divisions × €12.00',
    '41–60\u00a0LP, −25% on the first division',
    'Solo/Duo, EU West, Normal LP per win',
  ])
  expect(base.at(-1)).toMatchObject({ value: '×1.00', quiet: true })
  expect(extras).toEqual([])
})

test('add-ons follow, and a free one says so', async () => {
  const { extras } = await rowsOf('en', { ...climb, addons: ['priority', 'offline'] })
  expect(extras.map(({ quiet }) => quiet)).toContain(true)
  expect(extras.find(({ quiet }) => quiet)?.value).toBe('Free')
  expect(extras.find(({ quiet }) => !quiet)?.label).toMatch(/^Priority start, \+\d+%$/)
})

test('an add-on and its percent are joined by the comma of the language', async () => {
  const [arabic] = (await rowsOf('ar', { ...climb, addons: ['priority'] })).extras
  expect(arabic?.label).toContain('،')
  expect(arabic?.label).not.toContain(', ')
  const [chinese] = (await rowsOf('zh', { ...climb, addons: ['priority'] })).extras
  expect(chinese?.label).not.toContain(', ')
})

test('a price always ends with its total, and shows the base price if there are extras', async () => {
  const plain = quoteOf(climb)
  const { t, unmount } = await open(<QuoteLines config={climb} quote={plain} />)
  expect(screen.queryByText(t('games.basePrice'))).toBeNull()
  expect(amounts().at(-1)).toBe('€62.00')
  expect(screen.getByText(t('games.total'))).toBeDefined()
  unmount()
  const config = { ...climb, addons: ['priority' as const] }
  await open(<QuoteLines config={config} quote={quoteOf(config)} />)
  expect(screen.getByText(t('games.basePrice')).nextElementSibling?.textContent).toBe('€62.00')
  expect(amounts()).toHaveLength(7)
})
