import type { Translate } from '#i18n/translate.ts'
import { violations } from './axe.ts'
import { alive, atCheckout, complaints, enter, freshEmail, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

async function say(page: Page, t: Translate, text: string) {
  await page.getByLabel(t('chat.write')).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(text)).toBeVisible()
}

const openChat = (page: Page, t: Translate) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: t('chat.open') })
    .click()

test('a visitor asks, staff answer live, and whoever enters as a guest keeps the talk', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const visitor = await browser.newPage()
  const heard = complaints(visitor)
  await visitor.goto('/league-of-legends/elo-boost')
  await alive(visitor)
  await openChat(visitor, t)
  const panel = visitor.getByRole('dialog')
  await expect(panel.getByText(t('chat.hello')).or(panel.getByText(/Back at/).first())).toBeVisible()
  await expect(panel.getByText('€62.00')).toBeVisible()
  await expect(panel.getByLabel(t('chat.write'))).toBeFocused()

  const question = `Can the booster stop for an evening? ${Date.now()}`
  await say(visitor, t, question)
  await visitor.getByLabel(t('chat.write')).fill('password: Hunter22!')
  await visitor.keyboard.press('Enter')
  await expect(panel.getByText(t('errors.password_in_chat'))).toBeVisible()
  await visitor.getByLabel(t('chat.write')).fill('')
  expect(await violations(visitor)).toEqual([])

  const { page: staff } = await enter(browser, 'orders')
  await staff.goto('/dashboard/admin/support')
  await alive(staff)
  await staff.getByRole('link', { name: question }).click()
  await expect(staff.getByRole('log').getByText(question)).toBeVisible()
  await expect(visitor.getByText(/, read$/)).toBeVisible()
  await staff.getByLabel(t('inbox.writeReply')).fill('Yes. Press Pause')
  await expect(panel.getByText(t('chat.typing'))).toBeAttached()
  await staff.getByLabel(t('inbox.writeReply')).fill('Yes. Press Pause on the order page.')
  await staff.getByRole('button', { name: t('inbox.send'), exact: true }).click()
  await expect(panel.getByText('Yes. Press Pause on the order page.')).toBeVisible()

  // Folded away, the answer is announced at the button; the page's own button goes on with the quote.
  await visitor.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await staff.getByLabel(t('inbox.writeReply')).fill('Anything else?')
  await staff.getByRole('button', { name: t('inbox.send'), exact: true }).click()
  await visitor.getByRole('button', { name: t('chat.unread', { count: 1 }) }).click()
  await panel.getByRole('button', { name: t('chat.continue') }).click()
  const dialog = visitor.getByRole('dialog').filter({ has: visitor.getByRole('checkbox') })
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(visitor)
  await visitor.reload()
  await alive(visitor)
  await openChat(visitor, t)
  await expect(visitor.getByRole('log').getByText(question)).toBeVisible()
  await say(visitor, t, 'No, thank you!')
  await expect(staff.getByRole('log').getByText('No, thank you!')).toBeVisible()
  await staff.getByRole('button', { name: t('inbox.details') }).click()
  await expect(staff.getByText(/Guest since/)).toBeVisible()
  expect(await violations(staff)).toEqual([])
  expect(heard).toEqual([])
})

test('the contact form reaches the inbox', async ({ browser, page }) => {
  const [t, fr] = await Promise.all([wordsOf('en'), wordsOf('fr')])
  await page.goto('/fr/contact')
  await alive(page)
  await page.getByRole('button', { name: fr('contact.send') }).click()
  await expect(page.getByText(fr('contact.missing.topic'))).toBeVisible()
  const text = `Mon paiement est parti deux fois. ${Date.now()}`
  await page.getByLabel(fr('contact.topic')).selectOption('payment')
  await page.getByLabel(fr('contact.name')).fill('Mira')
  await page.getByLabel(fr('contact.email')).fill(freshEmail())
  await page.getByLabel(fr('contact.message'), { exact: true }).fill(text)
  await page.getByRole('button', { name: fr('contact.send') }).click()
  await expect(page.getByRole('heading', { name: fr('contact.sentTitle') })).toBeFocused()
  expect(await violations(page)).toEqual([])

  const { page: staff } = await enter(browser, 'orders')
  await staff.goto('/dashboard/admin/support')
  await alive(staff)
  await staff.getByRole('link', { name: text }).click()
  await expect(staff.getByText(t('inbox.byMail'))).toBeVisible()
  await staff.getByLabel(t('inbox.writeReply')).fill('On te rembourse aujourd’hui.')
  await staff.getByRole('button', { name: t('inbox.sendAndClose') }).click()
  await expect(staff.getByRole('button', { name: t('inbox.reopen') })).toBeVisible()
})
