import { formats } from '#i18n/format.ts'
import { newCustomer } from './newcomers.ts'
import { alive, checkOutAsGuest, consent, freshEmail, wordsOf } from './people.ts'
import { expect, test } from './test.ts'
import { translate, translated } from './translator.ts'

const t = await wordsOf('en')
const { money } = formats('en')

test.describe.configure({ mode: 'parallel' })

test('a guest whose browser translates the page orders and pays, and each button names what it takes', async ({
  page,
}) => {
  await translate(page)
  await page.goto('/valorant/win-boost?rank=gold-2&wins=7')
  await translated(page)
  const price = page.getByRole('complementary').locator('output')
  await expect(price).toHaveText(/€24\.50/)
  await page.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }).check()
  await expect(price).not.toHaveText(/€24\.50/)
  const total = /€[\d.]+/.exec((await price.textContent()) ?? '')?.[0] ?? ''
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('service.continue') })
    .click()
  await checkOutAsGuest(page, t)
  await consent(page)
  const pay = page.locator('main button[type=submit]')
  await expect(pay).toHaveText(new RegExp(`«.*${total.replace('.', '\\.')}.*»`))
  await pay.click()
  await page.waitForURL('**/sandbox/pay/*')
  await expect(page.locator('body')).toContainText(total.replace('€', ''))
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await expect(page.getByText(`«${t('games.status.waiting_for_account')}»`).first()).toBeVisible()
})

test('a customer whose browser translates the page tops up the amount that the button says', async ({
  browser,
}) => {
  const { page } = await newCustomer(browser, 1_000)
  await translate(page)
  await page.goto('/dashboard/balance-history')
  await translated(page)
  const card = page.getByRole('region', { name: t('balance.topUp') })
  await card.getByRole('radio', { name: t('balance.topUpOther') }).check()
  const own = card.getByLabel(t('balance.topUpOwn'))
  const button = card.locator('button[type=submit]')
  for (const [typed, amount] of [
    ['50', 5_000],
    ['1.000', null],
    ['٢٠', 2_000],
  ] as const) {
    await own.fill(typed)
    if (amount) await expect(button).toHaveText(`«${t('balance.topUpButton', { amount: money(amount) })}»`)
  }
  await button.click()
  await page.waitForURL('**/sandbox/pay/*')
  await expect(page.locator('body')).toContainText('20.00')
})

test('a wrong password in a translated page is answered, and what was typed stays', async ({ page }) => {
  await translate(page)
  await page.goto('/dashboard')
  await translated(page)
  await page.getByLabel(t('account.email')).fill('mira@peakline.example')
  await page.locator('input[type=password]').fill('not this one')
  await page
    .locator('main form')
    .getByRole('button', { name: t('shell.signIn') })
    .click()
  await expect(page.locator('form [id$=note]').filter({ hasText: '«' })).toBeVisible()
  await expect(page.getByLabel(t('account.email'))).toHaveValue('mira@peakline.example')
})

for (const begins of ['idle', 'early'] as const)
  test(`a letter from a page that is translated ${begins} arrives, and says so`, async ({ page }) => {
    await translate(page, begins)
    // A busy device isn't idle before the letter is sent.
    if (begins === 'early')
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto('/contact')
    await translated(page)
    await page.locator('select[name=topic]').selectOption('other')
    await page.getByLabel(t('contact.name')).fill('Nina')
    await page.getByLabel(t('account.email')).fill(freshEmail())
    const letter = page.locator('textarea[name=text]')
    await letter.fill('Do you also play on servers in Vietnam?')
    await page.locator('main form button[type=submit]').click()
    await expect(letter).toBeHidden()
    await expect(page.getByText(`«${t('contact.sentTitle')}»`)).toBeVisible()
  })

test('what was typed before the page was drawn anew stays in its field', async ({ page }) => {
  // As a password manager does, while the page isn't alive yet.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('main input[type=email]')
      const mark = document.createElement('div')
      mark.textContent = '🔑'
      field?.after(mark)
      if (field) field.value = 'mira@peakline.example'
    }),
  )
  await page.goto('/dashboard')
  await alive(page)
  await expect(page.getByLabel(t('account.email'))).toHaveValue('mira@peakline.example')
})
