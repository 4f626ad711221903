import { glossaryTerms } from '#core/site/glossary.ts'
import { alive, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('from a word of the terms to the glossary, and to another word by search', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/resources/terms-of-service')
  await alive(page)
  await page.locator('.document').getByRole('link', { name: 'vault', exact: true }).click()
  await expect(page).toHaveURL('/glossary#vault')
  const vault = page.locator('#vault')
  await expect(vault).toBeInViewport()
  await expect(vault).toHaveAttribute('data-open')

  await page.keyboard.press('/')
  await page.keyboard.type('nett wim')
  await expect(
    page.getByRole('heading', { name: t('glossary.noneTitle', { query: 'nett wim' }) }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Net win', exact: true }).click()
  await expect(page.locator('#net-win')).toBeInViewport()
  await expect(page.locator('.term:visible')).toHaveCount(glossaryTerms.length)

  await page.getByRole('button', { name: /^Valorant/ }).click()
  await expect(page.locator('#marks')).toBeHidden()
  await page.getByRole('switch', { name: t('glossary.onlyOurs') }).click()
  await expect(page.locator('#mmr')).toBeHidden()
})

test('without script, every term is there, and the page carries its texts once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/glossary#mmr')
  await expect(page.locator('.term')).toHaveCount(glossaryTerms.length)
  await expect(page.locator('#mmr')).toBeInViewport()
  const html = await page.content()
  expect(html.split('the hidden number that picks your opponents')).toHaveLength(2)
  await context.close()
})

test('a legal page keeps its parts beside the text and leads from one to the other', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/resources/refund-policy')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1, name: t('shell.refundPolicy') })).toBeVisible()
  await page
    .getByRole('navigation', { name: t('legal.contents') })
    .getByRole('link', { name: 'Coaching' })
    .click()
  await expect(page).toHaveURL('/resources/refund-policy#coaching')
  await page
    .getByRole('navigation', { name: t('legal.pages') })
    .getByRole('link', { name: t('shell.imprint') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.imprint') })).toBeVisible()
  await expect(page.locator('.document')).toContainText('Peakline Demo GmbH')
})
