import { expect, type Page } from '@playwright/test'
import { alive, type wordsOf } from './people.ts'

export type Words = Awaited<ReturnType<typeof wordsOf>>

/** A new post in the editor, with its title; the page's address names it. */
export async function begin(page: Page, t: Words, title: string): Promise<string> {
  await page.goto('/dashboard/admin/blog/create')
  await alive(page)
  await page.getByLabel(t('blogdesk.title')).fill(title)
  await page.getByRole('button', { name: t('blogdesk.begin') }).click()
  await expect(text(page, 'English')).toBeVisible()
  return page.url().split('/').at(-1)?.split('?')[0] ?? ''
}

/** The text of a post in a language, where it is written. */
export const text = (page: Page, language: string) =>
  page.locator('.desk-sheet').and(page.getByLabel(`Text, ${language}`))

/** All is on the server: the page says so, and nothing waits. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('.desk-saved').getByText(/^Saved at/)).toBeVisible()
}
