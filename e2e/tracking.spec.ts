import { href } from '#i18n/href.ts'
import { alive, complaints, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('a customer shares the progress of a climb, a stranger follows it in German, and the customer stops sharing', async ({
  browser,
}) => {
  const [t, de] = await Promise.all([wordsOf('en'), wordsOf('de')])
  const { page } = await enter(browser, 'mira')
  const heard = complaints(page)
  const boosting = t('games.status.boosting')
  const order = page
    .getByRole('link')
    .filter({ hasText: boosting })
    .or(page.getByRole('row').filter({ hasText: boosting }).getByRole('link'))
    .first()
  // Other journeys order as mira too, so her running order may be on a later page.
  for (let at = 1; at === 1 || !(await order.isVisible()); at++) {
    await page.goto(`/dashboard/my-orders?page=${at}`)
    await alive(page)
  }
  await order.click()
  await alive(page)
  await page.getByRole('button', { name: t('tracking.create'), exact: true }).click()
  const link = await page.getByLabel(t('tracking.link'), { exact: true }).inputValue()
  const token = new URL(link).pathname.split('/').at(-1) ?? ''

  const stranger = await browser.newPage({ viewport: { width: 360, height: 800 } })
  const strangerHeard = complaints(stranger)
  const answer = await stranger.goto(href('/track/:token', 'de', { token }))
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await alive(stranger)
  await expect(stranger.getByText(de('tracking.lead'))).toBeVisible()
  await expect(stranger.getByRole('heading', { name: de('order.climbSoFar') })).toBeVisible()
  await expect(stranger.getByRole('region', { name: de('order.games') })).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText(/mira|kestrel|€|PK-/i)
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const cells = stranger.getByRole('region', { name: de('order.games') }).getByRole('cell')
  const overfull = (all: Element[]) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length
  expect(await cells.count()).toBeGreaterThan(4)
  expect(await cells.evaluateAll(overfull)).toBe(0)

  await page.getByRole('button', { name: t('tracking.stop'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('tracking.create'), exact: true })).toBeVisible()
  const gone = await stranger.goto(href('/track/:token', 'de', { token }))
  expect(gone?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: de('tracking.goneTitle') })).toBeVisible()
  expect(heard).toEqual([])
  // The last page answers 404 on purpose.
  expect(strangerHeard.filter((line) => !line.includes('404'))).toEqual([])
})
