import { alive, complaints, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Its place on the ladder, which is the option's value: a name has a no-break space. */
const diamondFour = '24'

test('a reader finds a post, follows its contents, tries the calculator and takes the climb along', async ({
  page,
  context,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog')
  await alive(page)
  await page.getByRole('link', { name: 'Valorant', exact: true }).and(page.locator('.tabs a')).click()
  await expect(page).toHaveURL(/\/blog\?game=valorant$/)
  await page
    .getByRole('link', { name: t('posts.all'), exact: true })
    .first()
    .click()
  await page.keyboard.press('/')
  await page.keyboard.type('division takes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=division\+takes/)
  await page.getByRole('link', { name: 'How many games a division takes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many games a division takes')

  const contents = page.getByRole('navigation', { name: t('post.contents') })
  await contents.getByRole('link', { name: 'Your own number' }).click()
  await expect(contents.getByRole('link', { name: 'Your own number' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  const calculator = page.getByRole('region', { name: t('post.climb') })
  const price = calculator.locator('dd').last()
  const before = await price.textContent()
  await calculator.getByLabel(t('post.target')).selectOption(diamondFour)
  await expect(price).not.toHaveText(before ?? '')
  const diamond = (await price.textContent()) ?? ''

  await page.getByRole('button', { name: t('post.copyLink') }).click()
  await expect(page.getByText(t('post.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/how-many-games')

  await calculator.getByRole('link', { name: t('post.openCalculator') }).click()
  await page.waitForURL(/\/league-of-legends\/elo-boost\?.*to=diamond-4/)
  await expect(page.getByText(diamond).first()).toBeVisible()
  expect(heard).toEqual([])
})

test('a post reads without script, and moved addresses redirect', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog/how-many-games-a-division-takes')
  await expect(page.locator('.climb-figures dd')).toHaveCount(3)
  await expect(page.locator('.divisions li')).toHaveCount(8)
  await context.close()
  const first = await request.get('/blog/page/1?game=valorant', { maxRedirects: 0 })
  expect([first.status(), first.headers().location]).toEqual([301, '/blog?game=valorant'])
  for (const path of ['/blog/page/99', '/blog/page/x', '/blog/no-such-post'])
    expect((await request.get(path)).status(), path).toBe(404)
})
