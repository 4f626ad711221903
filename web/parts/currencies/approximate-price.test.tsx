// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { open } from '#web/test/in-browser.tsx'
import { ApproximatePrice } from './approximate-price.tsx'

const rates = { date: '2026-11-20', rates: { USD: 1.08, JPY: 162.5 } }
const t = createTranslate('en', await loadMessages('en', ['currencies']))

const languages = vi.spyOn(navigator, 'language', 'get')

afterEach(() => localStorage.clear())

async function shown(language: string) {
  languages.mockReturnValue(language)
  const view = await open(<ApproximatePrice cents={8_370} rates={rates} />)
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: t('currencies.choose') })
  return { ...view, list }
}

test('the browser’s region suggests a currency, marked as approximate and charged in EUR, with the day of the rate', async () => {
  const { list } = await shown('en-US')
  expect(list.value).toBe('USD')
  const about = screen.getByText('≈ $90.40, charged in EUR')
  expect(about.title).toContain('November 20, 2026')
  expect(localStorage).toHaveLength(0)
})

test('a region without a rate, or with the euro, gets EUR alone and can choose', async () => {
  const { list, person } = await shown('de-DE')
  expect(list.value).toBe('')
  expect(screen.queryByText(/≈/)).toBeNull()
  await person.selectOptions(list, 'JPY')
  expect(screen.getByText(/≈ ¥13,601/)).toBeTruthy()
  expect(localStorage.getItem('currency')).toBe('JPY')
})

test('a choice replaces the suggestion, also that of EUR alone', async () => {
  const { list, person } = await shown('en-US')
  await person.selectOptions(list, t('currencies.only'))
  expect(screen.queryByText(/≈/)).toBeNull()
  expect(localStorage.getItem('currency')).toBe('EUR')
})
