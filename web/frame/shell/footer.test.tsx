// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { startFooter } from './live-footer.ts'
import { paymentWords } from './payment-words.ts'

test('the footer names the seller, the hours of help and the ways to pay, all from the configuration', async () => {
  const { t } = await open(<Footer />)
  const { operator, support } = madeUpSite()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(new RegExp(operator.name))).toBeTruthy()
  expect(
    footer.getByText(t('shell.help', { from: '10:00', to: '22:00', zone: 'Central European Time' })),
  ).toBeTruthy()
  expect(footer.getByRole('link', { name: support.email }).getAttribute('href')).toBe(
    `mailto:${support.email}`,
  )
  expect(footer.getByText(t('shell.testPayment'))).toBeTruthy()
  expect(footer.getByText(t('shell.yourBalance'))).toBeTruthy()
})

test('a made-up company is marked as demo data', async () => {
  const { t } = await open(<Footer />)
  expect(screen.getByText(t('shell.demo'))).toBeTruthy()
})

test('with a provider the footer names its methods, or a card', async () => {
  const { t } = await open(<p>page</p>)
  const words = (methods: string[]) => paymentWords(t, { sandbox: false, methods })
  expect(words(['Visa', 'PayPal'])).toEqual(['Visa', 'PayPal', t('shell.yourBalance')])
  expect(words([])).toEqual([t('shell.card'), t('shell.yourBalance')])
})

test('without a script the languages lead to the home page, with one to the same page', async () => {
  const { t, person } = await open(
    <>
      <Header />
      <Footer />
    </>,
    { path: '/coaching' },
  )
  const footer = within(screen.getByRole('contentinfo'))
  const german = footer.getByText('Deutsch').closest('a') as HTMLAnchorElement
  expect(german.getAttribute('href')).toBe('/de')
  expect(footer.getAllByText(t('shell.language')).length).toBeGreaterThan(0)
  for (const { tag } of locales)
    expect(document.querySelector(`footer [hreflang="${tag}"]`), tag).toBeTruthy()

  startFooter()
  const pressed = vi.fn((event: Event) => event.preventDefault())
  const inHeader = document.querySelector('header [hreflang="de-DE"]') as HTMLAnchorElement
  inHeader.addEventListener('click', pressed)
  await person.click(german)
  expect(pressed).toHaveBeenCalledOnce()
})

test('the cookie settings are opened by an event, and shown only with a script', async () => {
  const asked = vi.fn()
  addEventListener('peakline:cookie-settings', asked)
  const { t, person } = await open(<Footer />)
  const button = screen.getByRole('button', { name: t('shell.cookieSettings') })
  expect(button.closest('.needs-script')).toBeTruthy()
  startFooter()
  await person.click(button)
  expect(asked).toHaveBeenCalled()
  removeEventListener('peakline:cookie-settings', asked)
})

test('the footer leads to the withdrawal from a contract', async () => {
  const { t } = await open(<Footer />)
  const link = screen.getByRole('link', { name: t('shell.withdraw') })
  expect(link.getAttribute('href')).toBe('/contact?topic=withdrawal')
})
