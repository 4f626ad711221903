import { href } from '#i18n/href.ts'
import { violations } from './axe.ts'
import { alive, atCheckout, complaints, freshEmail, tabTo, wordsOf } from './people.ts'
import { expect, type Locator, type Page, test } from './test.ts'

const calculator = `${href('/league-of-legends/elo-boost', 'en')}?from=bronze-2&to=silver-3`

/** What a screen reader says where the focus is: the role, the name, and the sentence that describes it. */
async function said(page: Page, target: Locator, description: string): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toHaveAttribute('aria-invalid', 'true')
  const id = (await target.getAttribute('aria-describedby')) ?? ''
  await expect(page.locator(`[id="${id}"]`)).toHaveText(description)
}

test('by keyboard alone each step of a purchase has a name, says what is missing, and keeps the focus', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  const { keyboard } = page
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(calculator)
  await alive(page)

  // The calculator: sliders say ranks, switches their state.
  const target = page.getByRole('slider', { name: t('service.sliderTarget') }).first()
  await tabTo(page, target)
  await expect(target).toHaveAttribute('aria-valuetext', /Silver\sIII/)
  const priority = page.getByRole('switch', { name: new RegExp(t('games.addon.priority')) })
  await tabTo(page, priority)
  await keyboard.press('Space')
  await expect(priority).toBeChecked()
  const goOn = page.getByRole('button', { name: t('service.continue'), exact: true })
  await tabTo(page, goOn)
  await keyboard.press('Enter')

  // The dialog: named, holds the focus, gives it back.
  const dialog = page.getByRole('dialog', { name: t('service.guestTitle') })
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(goOn).toBeFocused()
  await keyboard.press('Enter')
  const email = dialog.getByLabel(t('account.email'))
  await tabTo(page, email)
  await keyboard.press('Enter')
  await said(page, email, t('rules.email_empty'))
  await keyboard.type(freshEmail())
  await keyboard.press('Enter')
  const terms = dialog.getByRole('checkbox')
  await said(page, terms, t('account.termsMissing'))
  await keyboard.press('Space')
  await expect(terms).toBeChecked()
  expect(await violations(page)).toEqual([])
  await keyboard.press('Enter')
  await atCheckout(page)
  await alive(page)

  // The checkout: two statements, each with its own sentence while it is missing.
  const pay = page.locator('main button[type=submit]')
  await tabTo(page, pay)
  await expect(pay).toHaveAccessibleName(/€/)
  await keyboard.press('Enter')
  const start = page.getByRole('checkbox', { name: t('checkout.consent.start') })
  await said(page, start, t('errors.start_not_requested'))
  await keyboard.press('Space')
  await tabTo(page, pay)
  await keyboard.press('Enter')
  const withdrawal = page.locator('input[name=withdrawal_ends]')
  await said(page, withdrawal, t('errors.withdrawal_not_confirmed'))
  await keyboard.press('Space')
  expect(await violations(page)).toEqual([])
  await tabTo(page, pay)
  await keyboard.press('Enter')

  await page.waitForURL('**/sandbox/pay/*')
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  await expect(page.getByText(t('order.trust.codeText'))).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: t('order.store'), exact: true }))
  await keyboard.press('Enter')
  const name = page.getByLabel(t('order.inGameName'), { exact: true })
  await said(page, name, t('order.missingName'))
  await keyboard.type('Guest#EUW')
  await keyboard.press('Tab')
  await keyboard.type('guest-lol')
  await keyboard.press('Tab')
  await keyboard.type('secret-of-the-game')
  await keyboard.press('Enter')
  await expect(page.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()
  expect(heard).toEqual([])
})

/** What a password manager does once a page runs: an element of its own beside each field that it knows. */
const passwordManager = () => {
  const decorate = () => {
    for (const field of document.querySelectorAll(
      'input[type=email], input[name=login], input[name=password]',
    )) {
      if (field.nextElementSibling?.hasAttribute('data-manager')) continue
      const icon = document.createElement('manager-icon')
      icon.setAttribute('data-manager', '')
      icon.attachShadow({ mode: 'closed' }).innerHTML = '<button style="position:absolute">fill</button>'
      field.after(icon)
      field.setAttribute('data-manager-known', '')
    }
  }
  new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-ready')) decorate()
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** Fills a field as a password manager does: by the browser's own setter, and one event. */
const fillAsManager = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)

test('what a password manager adds beside fields breaks nothing, and what it fills in is kept', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.addInitScript(passwordManager)
  await page.goto(calculator)
  await alive(page)
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const email = dialog.getByLabel(t('account.email'))
  const address = freshEmail()
  await expect(dialog.locator('[data-manager]')).toHaveCount(1)
  await fillAsManager(email, address)
  // A refusal renders the field again.
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await expect(dialog.getByText(t('account.termsMissing'))).toBeVisible()
  await expect(email).toHaveValue(address)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
  await alive(page)
  for (const name of ['start_now', 'withdrawal_ends']) await page.locator(`input[name=${name}]`).check()
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  const login = page.getByLabel(t('order.login'), { exact: true })
  const password = page.getByLabel(t('order.password'), { exact: true })
  await fillAsManager(login, 'filled-by-manager')
  await fillAsManager(password, 'filled-secret')
  // The page reads its data again, and shows the password.
  await page.getByRole('button', { name: t('order.showPassword') }).click()
  await page.getByRole('button', { name: t('order.store'), exact: true }).click()
  await expect(page.getByText(t('order.missingName'))).toBeVisible()
  await expect(login).toHaveValue('filled-by-manager')
  await expect(password).toHaveValue('filled-secret')
  await page.getByLabel(t('order.inGameName'), { exact: true }).fill('Guest#EUW')
  await page.getByRole('button', { name: t('order.store'), exact: true }).click()
  await expect(page.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()
  expect(heard).toEqual([])
})

/** Safari ends a composition before the key that ended it, and marks that key by its old code. */
const composedInSafari = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    input.focus()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }))
    const init = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    return input.dispatchEvent(new KeyboardEvent('keydown', init))
  }, value)

test('the Enter that ends a word in Safari sends neither a message, a coupon nor a name', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(calculator)
  await alive(page)
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('chat.open') })
    .click()
  const message = page.getByLabel(t('chat.write'))
  await composedInSafari(message, '你好')
  await expect(message).toHaveValue('你好')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('service.guestTitle') })
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
  await alive(page)
  await page.getByRole('button', { name: t('checkout.coupon') }).click()
  await composedInSafari(page.getByLabel(t('checkout.couponCode')), '春天')
  await page.getByRole('button', { name: t('checkout.named.choose') }).click()
  await composedInSafari(page.getByLabel(t('checkout.named.name')), '名字')
  // A tick comes later than what those keys would have sent.
  await page.locator('input[name=start_now]').check()
  expect(sent.filter((path) => /chat\/messages|coupon|booster$|\/pay$/.test(path))).toEqual([])
})
