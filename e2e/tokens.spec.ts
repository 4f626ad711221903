import { pathIn } from '#i18n/href.ts'
import { routePatterns } from '#i18n/paths.ts'
import { databasesOf } from './databases.ts'
import { enter } from './people.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

const words: Record<string, string> = {
  slug: 'unknown',
  pageNr: '1',
  username: 'lumi',
  token: 'x'.repeat(43),
  state: 'completed',
  order_id: '00000000-0000-4000-8000-000000000000',
  post_id: '1',
  raffle_id: '1',
}

/** Everything that a script of the page can read. */
const readable = async (page: Page) => ({
  ...(await page.evaluate(() => ({
    cookies: document.cookie,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
  }))),
  databases: await databasesOf(page),
})

async function tokensIn(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies()
  return Object.fromEntries(
    cookies.filter(({ name }) => name.endsWith('_token')).map(({ name, value }) => [name, value]),
  )
}

/** Visits every page and returns where a script could read a token, besides the access token's own cookie. */
async function leaksOf(context: BrowserContext, page: Page): Promise<string[]> {
  const leaks: string[] = []
  for (const pattern of routePatterns) {
    await page.goto(pathIn(pattern, 'en', words), { waitUntil: 'domcontentloaded' })
    const { access_token: access = 'none', refresh_token: refresh = 'none' } = await tokensIn(context)
    const { cookies, ...stores } = await readable(page)
    // The access token's cookie is a declared deviation (docs/security.md, 3.3.4).
    const rest = cookies.replace(`access_token=${access}`, '')
    for (const [store, content] of Object.entries({ cookies: rest, ...stores }))
      if (
        [access, refresh].some((token) => token !== 'none' && content.includes(token)) ||
        /_token/.test(content)
      )
        leaks.push(`${store} at ${pattern}`)
  }
  return leaks
}

// What a visitor's pages store is in pages.spec.ts.
test('trust S3: on no page can a script read a token in anything that is stored', async ({ browser }) => {
  const { context, page } = await enter(browser, 'admin')
  const tokens = await tokensIn(context)
  expect(Object.keys(tokens).sort()).toEqual(['access_token', 'refresh_token'])
  expect(await leaksOf(context, page)).toEqual([])
  // The refresh token is out of reach: a script sees the access token's cookie and nothing else.
  expect(await page.evaluate(() => document.cookie)).toContain('access_token=')
  expect(await page.evaluate(() => document.cookie)).not.toContain('refresh_token')
  await context.close()
})
