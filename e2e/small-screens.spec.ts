import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { alive, atCheckout, consent, freshEmail, wordsOf } from './people.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const climb = '?from=silver-2&to=gold-4'

/** Nothing of the page is wider than the screen, and what is pressed can be brought into view uncovered. */
async function fits(page: Page, pressed: readonly Locator[]): Promise<void> {
  const { width, cut } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cut: [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      .filter((each) => each.checkVisibility() && each.clientWidth > 0)
      .filter((each) => ['hidden', 'clip'].includes(getComputedStyle(each).overflowX))
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && !each.closest('svg, input, .sr-only'))
      .map((each) => `${each.tagName} ${each.className}`),
  }))
  expect(width).toBe(0)
  expect(cut).toEqual([])
  for (const each of pressed) {
    await each.scrollIntoViewIfNeeded()
    await each.click({ trial: true })
  }
}

for (const locale of ['en', 'de', 'ar'] as const satisfies readonly Locale[])
  test(`at 320 × 256, which is 400% of a laptop, nothing of a purchase in ${locale} is cut off`, async ({
    browser,
  }) => {
    const t = await wordsOf(locale)
    const page = await (await browser.newContext({ viewport: { width: 320, height: 256 } })).newPage()
    await page.goto(`${href('/league-of-legends/elo-boost', locale)}${climb}`)
    await alive(page)
    const goOn = page.getByRole('button', { name: t('service.continueShort'), exact: true })
    await fits(page, [goOn, page.getByLabel(t('service.server'))])
    await goOn.click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: t('account.continueAsGuest') })
    const email = dialog.getByLabel(t('account.email'))
    await email.fill(freshEmail())
    await fits(page, [email, dialog.getByRole('checkbox'), send])
    await dialog.getByRole('checkbox').check()
    await send.click()
    await atCheckout(page)
    await alive(page)
    await page.getByRole('button', { name: t('checkout.billing.add') }).click()
    await fits(page, [page.locator('input[name=withdrawal_ends]'), page.locator('main button[type=submit]')])
    await consent(page)
    await page.locator('main button[type=submit]').click()
    await page.waitForURL('**/sandbox/pay/*')
  })

/** The game’s mountain, Continue, terms, e-mail, two statements, Pay, and the provider's Pay; the address is typed once. */
const mostTaps = 8

for (const locale of ['en', 'de', 'ar'] as const satisfies readonly Locale[])
  test(`a guest with a phone pays within ${mostTaps} taps of the home page in ${locale}`, async ({
    browser,
  }) => {
    const t = await wordsOf(locale)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await context.newPage()
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps++
    }
    await page.goto(href('/', locale))
    await alive(page)
    await tap(page.locator(`.home-opening a[href="${href('/league-of-legends/elo-boost', locale)}"]`).first())
    await page.waitForURL(`**${href('/league-of-legends/elo-boost', locale)}`)
    await alive(page)
    await tap(page.getByRole('button', { name: t('service.continueShort'), exact: true }))
    const dialog = page.getByRole('dialog')
    // The field has the focus, so the keyboard is open.
    await expect(dialog.getByLabel(t('account.email'))).toBeFocused()
    await page.keyboard.type(freshEmail())
    await tap(dialog.getByRole('checkbox'))
    await tap(dialog.getByRole('button', { name: t('account.continueAsGuest') }))
    await atCheckout(page)
    await alive(page)
    await tap(page.locator('input[name=start_now]'))
    await tap(page.locator('input[name=withdrawal_ends]'))
    await tap(page.locator('main button[type=submit]'))
    await page.waitForURL('**/sandbox/pay/*')
    await tap(page.getByRole('button', { name: 'Pay', exact: true }))
    await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
    expect(taps).toBeLessThanOrEqual(mostTaps)
  })
