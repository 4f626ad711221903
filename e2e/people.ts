import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { demoPassword } from '#db/demo-people.ts'
import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'

const areas: Area[] = [
  'account',
  'admin',
  'booster',
  'checkout',
  'errors',
  'games',
  'notifications',
  'order',
  'service',
  'shell',
]

/** The words that a person reads, so that a journey follows the translations. */
export async function wordsOf(locale: Locale): Promise<Translate> {
  return createTranslate(locale, await loadMessages(locale, areas))
}

/** A new browser of its own, signed in as someone of the demo. */
export async function enter(
  browser: Browser,
  name: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  const answer = await context.request.post('/v1/auth/login', {
    data: { email: `${name}@peakline.example`, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  return { context, page: await context.newPage() }
}

/** The page has come to life: what is clicked now is heard. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/** An address that nobody has used yet. */
export function freshEmail(): string {
  return `guest-${crypto.randomUUID()}@example.com`
}

/** Fails the journey when the page itself complains. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40\d/.test(message.text())) heard.push(message.text())
  })
  return heard
}

/** A small picture for a proof. */
export const picture = {
  name: 'rank.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
}
