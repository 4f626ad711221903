import { alternates, href } from '#i18n/href.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { at, faultsOf, keyIn } from './html.ts'
import { alive, complaints, idle, roundTrip, wordsOf } from './people.ts'
import { kindOf, patternOf, reachable, reachablePaths } from './reachable.ts'
import { strangers, unlisted } from './stored.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'parallel' })

for (const { code: locale, tag, dir } of locales) {
  test(`public pages in ${locale}: one language, one heading, their addresses, valid`, async ({
    request,
  }) => {
    const pages = await reachable(request, locale)
    const known = [...pages.keys()].map((path) => patternOf(path)?.pattern)
    expect(known).toEqual(
      expect.arrayContaining([
        '/',
        '/valorant',
        '/league-of-legends/elo-boost',
        '/league-of-legends/duo-boost',
        '/blog',
      ]),
    )
    for (const [path, html] of pages) {
      const page = patternOf(path)
      if (!page) throw new Error(`${path} is no page of the table`)
      const origin = process.env.E2E_PORT ? `http://localhost:${process.env.E2E_PORT}` : ''
      expect(html, path).toContain(`<html lang="${tag}" dir="${dir}">`)
      expect(at(html, /<(h1)[\s>]/g), path).toHaveLength(1)
      expect(at(html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([`${origin}${path}`])
      const said = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
      const addresses = said.map(([, language, address]) => `${language} ${address}`)
      // A post's address differs from language to language, and not every language has it.
      if (page.pattern.startsWith('/blog/')) expect(addresses, path).toContain(`${tag} ${origin}${path}`)
      else {
        const own = alternates(page.pattern, page.params).map((each) => `${each.tag} ${origin}${each.href}`)
        const main = `x-default ${origin}${href(page.pattern, 'en', page.params as never)}`
        expect(addresses, path).toEqual([...own, main])
      }
      for (const json of at(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(json)['@context'], path).toBe('https://schema.org')
      expect(keyIn(html), `a key in the text of ${path}`).toBeUndefined()
      // games.spec.ts validates the pages of a game with the rest of their content.
      if (kindOf(path) === page.pattern && !page.pattern.endsWith('/elo-boost'))
        expect(await faultsOf(html), path).toEqual([])
    }
  })
}

/**
 * Every page in English, and one of each kind in German and Arabic; the other languages share the kinds, each in two of
 * them. What server and browser could write differently, `language-data.spec.ts` compares in all.
 */
function toOpen(locale: Locale, paths: readonly string[]): string[] {
  if (locale === 'en') return [...paths]
  const kinds = [...new Map(paths.map((path) => [kindOf(path), path])).values()]
  const place = shared.indexOf(locale)
  return place < 0 ? kinds : kinds.filter((_, index) => index % 3 === place % 3)
}

const shared: readonly Locale[] = ['fr', 'es', 'it', 'nl', 'pt', 'zh']

test.describe('a visitor who hasn’t chosen about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const { code: locale } of locales)
    test(`trust W7: public pages in ${locale} hydrate without an error, ask no other origin and store only what is listed`, async ({
      page,
      context,
      request,
    }) => {
      const pages = toOpen(locale, await reachablePaths(request, locale))
      const heard = complaints(page)
      const foreign = strangers(context)
      for (const path of pages) {
        await page.goto(path)
        await alive(page)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.getByRole('region', { name: 'Cookies' }), path).toBeVisible()
        expect(await unlisted(page), path).toEqual([])
      }
      // Code that starts when the page is idle can fail too.
      await idle(page)
      await roundTrip(page)
      expect(await unlisted(page)).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(heard).toEqual([])
      expect(foreign).toEqual([])
    })
})

test('an unknown address shows the 404 page in the language of its prefix', async ({ page }) => {
  for (const locale of ['en', 'fr', 'ar'] as const) {
    const t = await wordsOf(locale)
    const path = `${locale === 'en' ? '' : `/${locale}`}/no-such-page`
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.pageNotFound'))
    await expect(page.getByRole('main')).toContainText(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test('a choice made before hydration takes effect after it', async ({ page }) => {
  const t = await wordsOf('en')
  let come = () => {}
  const scripts = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/valorant/win-boost', { waitUntil: 'commit' })
  const addon = page.getByRole('region', { name: t('service.addons') }).getByRole('switch')
  await addon.first().check()
  await page.getByRole('slider', { name: t('service.count.win') }).fill('8')
  await page.getByLabel(t('service.server')).selectOption('na')
  const drawn = await page.locator('.price-panel output').textContent()
  come()
  await alive(page)
  await expect(page).toHaveURL(/wins=8/)
  await expect(page).toHaveURL(/server=na/)
  await expect(page).toHaveURL(/with=/)
  await expect(page.locator('.price-panel output')).not.toHaveText(drawn ?? '')
})

test('the root leads to the language of the cookie, otherwise of the browser, otherwise stays English', async ({
  request,
}) => {
  const from = async (cookie: string, accepted: string) => {
    const answer = await request.get('/', {
      headers: { 'accept-language': accepted, ...(cookie && { cookie: `i18n_redirected=${cookie}` }) },
      maxRedirects: 0,
    })
    return `${answer.status()} ${answer.headers().location ?? ''}`
  }
  expect(await from('', 'fr-CA, en;q=0.5')).toBe('302 /fr')
  expect(await from('', 'sv, ar;q=0.4, de;q=0.8')).toBe('302 /de')
  expect(await from('ar-EG', 'fr')).toBe('302 /ar')
  expect(await from('en-US', 'fr')).toBe('200 ')
  expect(await from('', 'sv')).toBe('200 ')
  expect(await from('xx', 'sv')).toBe('200 ')
})
