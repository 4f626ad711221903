import { readdir } from 'node:fs/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { demoPassword } from '#db/demo-people.ts'
import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'
import { solveCaptcha } from '#server/test/solve-challenge.ts'

const texts = await readdir(new URL('../i18n/messages/en/', import.meta.url), { withFileTypes: true })
const areas = texts.filter((entry) => entry.isFile()).map(({ name }) => name.replace('.ts', '') as Area)

/** The texts that a person reads, so that a test follows the translations. */
export async function wordsOf(locale: Locale): Promise<Translate> {
  return createTranslate(locale, await loadMessages(locale, areas))
}

/** The customer confirms the submitted result, and the dialog that asks once. */
export async function confirmResult(page: Page, t: Translate): Promise<void> {
  const name = t('order.complete')
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** A new, separate browser, signed in as a demo user. */
export async function enter(
  browser: Browser,
  name: string,
  options?: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options)
  const data = { email: `${name}@peakline.example`, password: demoPassword }
  const answer = await context.request.post('/v1/auth/login', { data })
  expect(answer.status()).toBe(200)
  return { context, page: await context.newPage() }
}

/** A new, separate browser, signed in to an account of its own: for what no other test may notice. */
export async function newcomer(browser: Browser): Promise<{ page: Page; username: string }> {
  const context = await browser.newContext()
  const challenge = await context.request.get('/v1/captcha/challenge?level=1')
  const username = `new-${crypto.randomUUID().slice(0, 8)}`
  const data = {
    username,
    email: freshEmail(),
    password: 'correct horse battery',
    acceptTos: true,
    adult: true,
    captchaResponse: await solveCaptcha((await challenge.json()).data),
  }
  const answer = await context.request.post('/v1/auth/register', { data })
  expect(answer.status()).toBe(200)
  return { page: await context.newPage(), username }
}

/** Waits until the page is hydrated: from now on it handles clicks. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/** Waits until the page has begun what it begins when it is idle, of which the connection is the last. */
export async function idle(page: Page): Promise<void> {
  const hasBegun = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/socket.io/'))
  await page.waitForFunction(hasBegun, null, { timeout: 45_000 })
}

/** Waits for a call of the page to the server and back: what the page began before has been heard of. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
}

/** An address that nobody has used yet. */
export function freshEmail(): string {
  return `guest-${crypto.randomUUID()}@example.com`
}

/** Arrives at the checkout. Its address is there a moment before its page is. */
export async function atCheckout(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/*')
  await page.locator('section[aria-labelledby="climb"]').waitFor()
}

/** At the checkout: ticks that the start can be right away, and when the right of withdrawal ends. */
export async function consent(page: Page): Promise<void> {
  for (const name of ['start_now', 'withdrawal_ends']) await page.locator(`input[name=${name}]`).check()
}

/** In the dialog of the calculator: enters an e-mail address, accepts the terms, and arrives at the checkout. */
export async function checkOutAsGuest(page: Page, t: Translate): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
  await alive(page)
}

/** Fails the test when the page itself reports an error. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40\d/.test(message.text())) heard.push(message.text())
  })
  return heard
}

/** Presses Tab until it has the focus, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus never came to ${target}`)
}

/** A small picture as a screenshot. */
export const picture = {
  name: 'rank.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
}
