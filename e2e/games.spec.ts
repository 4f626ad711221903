import { type GameId, gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { alternates, href } from '#i18n/href.ts'
import { locales } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { at, faultsOf, keyIn } from './html.ts'
import { alive, complaints, wordsOf } from './people.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

type GamePage = { pattern: RoutePattern; game: GameId; service: ServiceId | null }
const pages = gameIds.flatMap((game): GamePage[] => [
  { pattern: `/${game}`, game, service: null },
  ...serviceIds.map((service): GamePage => ({ pattern: `/${game}/${service}`, game, service })),
])

type Structured = {
  '@type': string
  offers?: object
  itemListElement?: { item: string }[]
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
}
const structured = (html: string): Structured[] =>
  at(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json))

/** A page's words without its marks, as a reader sees them. */
const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

const origin = () => `http://localhost:${process.env.E2E_PORT}`

/** A page's HTML; if the server is temporarily too busy, the request is repeated as its response says. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    const answer = await request.get(path)
    if (answer.status() === 503 && tries < 5) {
      await new Promise((resolve) => setTimeout(resolve, Number(answer.headers()['retry-after'] ?? 1) * 1000))
      continue
    }
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
}

test.describe.configure({ mode: 'parallel' })

for (const { code: locale } of locales) {
  test(`the 20 pages of the games in ${locale}: valid, fully translated, with structured data`, async ({
    request,
  }) => {
    const { data } = await (await request.get('/v1/prices')).json()
    const prices: PriceTable = data.prices
    for (const { pattern, game, service } of pages) {
      const path = href(pattern as '/valorant', locale)
      const html = await htmlOf(request, path)
      expect(at(html, /<(h1)[\s>]/g), path).toHaveLength(1)
      expect(keyIn(html), `a key in the text of ${path}`).toBeUndefined()
      expect(await faultsOf(html), path).toEqual([])
      expect(html, path).toContain(`<link rel="canonical" href="${origin()}${path}"`)
      for (const each of alternates(pattern)) expect(html, path).toContain(`href="${origin()}${each.href}"`)

      const [description = ''] = at(html, /<meta name="description" content="([^"]*)"/g)
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(40)
      expect(description, path).not.toContain('{')
      const [sold, way, questions, ...more] = structured(html)
      expect([sold, way, questions].map((each) => each?.['@type'])).toEqual([
        'Service',
        'BreadcrumbList',
        'FAQPage',
      ])
      expect(more).toEqual([])
      const { low, high } = serviceRanges(prices, games[game])[service ?? 'elo-boost']
      expect(sold?.offers, path).toMatchObject({
        lowPrice: (low / 100).toFixed(2),
        highPrice: (high / 100).toFixed(2),
      })
      const above: RoutePattern[] = service ? ['/', `/${game}`, pattern] : ['/', pattern]
      expect(way?.itemListElement?.map(({ item }) => item)).toEqual(
        above.map((each) => origin() + href(each as '/', locale)),
      )
      const read = words(html)
      expect(questions?.mainEntity?.length, path).toBe(service ? 7 : 6)
      for (const { name, acceptedAnswer } of questions?.mainEntity ?? []) {
        expect(read, path).toContain(name)
        expect(read, path).toContain(acceptedAnswer.text)
      }
    }
  })
}

test('a game’s page lists its boosters and what each step costs, as the API says', async ({
  page,
  request,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  const { data } = await (await request.get('/v1/boosters?game=league-of-legends&sort=rank')).json()
  await page.goto('/league-of-legends')
  await alive(page)
  const boosters = page.getByRole('region', {
    name: t('game.boostersTitle', { game: t('games.game.league-of-legends') }),
  })
  await expect(boosters.getByRole('heading', { level: 3 })).toHaveText(
    data.items.slice(0, 6).map(({ username }: { username: string }) => username),
  )
  await expect(boosters).toContainText(t('game.demo'))
  const costs = page.getByRole('table')
  await expect(costs.getByRole('row', { name: t('games.tier.diamond') })).toHaveText(
    'Diamond€66.00€12.00€9.00',
  )
  await expect(costs.getByRole('row')).toHaveCount(1 + 7 + 1)
  await expect(page.locator('.route, .price-panel')).toHaveCount(0)
  // The number arrives after the page.
  await expect(page.getByText(/\d boosters? plays? League of Legends on the EU West server/)).toBeVisible()
  expect(heard).toEqual([])
})

test('the page of a game without boosters does not mention them', async ({ page, request }) => {
  const counts = new Map<GameId, number>()
  for (const game of gameIds) {
    const answer = await request.get(`/v1/boosters?game=${game}`)
    counts.set(game, (await answer.json()).data.total)
    await page.goto(`/${game}`)
    await expect(page.locator('#boosters')).toHaveCount(counts.get(game) ? 1 : 0)
  }
  expect(Math.max(...counts.values())).toBeGreaterThan(0)
})

test('from the home page to a calculator, up to its game, on to another service and back through the breadcrumbs', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.goto('/')
  await alive(page)
  const list = page.getByRole('region', { name: t('home.games') })
  const way = page.getByRole('navigation', { name: t('game.crumbs') })
  await list.getByRole('link', { name: t('games.game.valorant') }).click()
  await expect(page).toHaveURL(/\/valorant\/elo-boost/)
  await way.getByRole('link', { name: t('games.game.valorant') }).click()
  await expect(page).toHaveURL('/valorant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valorant rank boosting')
  await page
    .getByRole('region', { name: t('game.servicesTitle') })
    .getByRole('link', { name: t('games.service.win-boost') })
    .click()
  await expect(page).toHaveURL(/\/valorant\/win-boost/)
  await expect(way.getByRole('listitem')).toHaveText([
    t('shell.home'),
    t('games.game.valorant'),
    t('games.service.win-boost'),
  ])
  await way.getByRole('link', { name: t('games.game.valorant') }).click()
  await expect(page).toHaveURL('/valorant')
  await page
    .getByRole('link', { name: t('games.game.wild-rift') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/wild-rift/)
  expect(heard).toEqual([])
})

test('the first view of a game’s page does not load the calculator', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname)
  })
  // What waits until the page is idle is not part of its first view.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/valorant')
  await alive(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((path) => /(service|climb-page|count-page|route-)/.test(path))).toEqual([])
})

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

for (const width of [360, 768, 1440])
  test(`the games’ pages fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const game of gameIds)
      for (const locale of ['en', 'de', 'ar'] as const) {
        await page.goto(href(`/${game}`, locale))
        expect(await overflow(page), `/${game} in ${locale}`).toBe(0)
      }
  })

test('spec 2: the sitemaps are XML, and name every page of the games in each language', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const parsed = async (path: string, tag: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return page.evaluate(
      ([text, name]) => {
        const document = new DOMParser().parseFromString(text ?? '', 'application/xml')
        if (document.querySelector('parsererror')) return ['not XML']
        return [...document.getElementsByTagName(name ?? '')].map((each) => each.textContent)
      },
      [await answer.text(), tag],
    )
  }
  const files = await parsed('/sitemap.xml', 'loc')
  expect(files).toEqual(locales.map(({ tag }) => `${origin()}/${tag}-sitemap.xml`))
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin()}/sitemap.xml`)
  for (const { code, tag } of locales) {
    const listed = await parsed(`/${tag}-sitemap.xml`, 'loc')
    for (const { pattern } of pages) expect(listed).toContain(origin() + href(pattern as '/valorant', code))
    for (const url of code === 'ar' ? listed : []) await htmlOf(request, url ?? '')
  }
})
