import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import type { Subject } from '#core/people/permissions.ts'
import { formats } from '#i18n/format.ts'
import { pathIn } from '#i18n/href.ts'
import { type Locale, localeInfo, localeOfPath, locales } from '#i18n/locales.ts'
import { siteMap } from '#web/composed/site-map.tsx'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { statusOf } from '../router/page.ts'
import { pageServer } from '../router/page-server.tsx'
import { routesOf } from '../router/routes-of.tsx'
import { AppContext } from '../session/app-context.ts'
import { type CallApi, CallError } from '../session/call.ts'
import { Texts } from '../texts/texts.ts'

const site = madeUpSite('https://shop.example')
const staff: Subject = { id: 's', permissions: ['FullAccess'], banned: false }

/** An API whose shop has no prices yet. */
const call = (async (name: string) => {
  if (name === 'listPriceVersions')
    return { data: { items: [], page: 1, pageCount: 0, total: 0, head: null, holding: null } }
  if (name === 'listBoosters') return { data: { items: [] } }
  throw new CallError(503, 'prices_not_set')
}) as unknown as CallApi

const servePage = pageServer(siteMap)

async function open(path: string, locale: Locale) {
  const texts = new Texts(locale)
  const url = new URL(path, site.publicUrl)
  const session = async () => ({ subject: staff, call })
  const served = await servePage(url, { locale, texts, call, session })
  if ('location' in served) throw new Error(`${path} has moved`)
  const { shown, element } = served
  const { dir } = localeInfo(locale)
  const html = renderToStaticMarkup(
    <AppContext
      value={{ locale, dir, t: texts.t, texts, format: formats(locale), site, call, session: null }}
    >
      {element}
    </AppContext>,
  )
  return { status: statusOf(shown.loaded), html, t: texts.t }
}

test('pages with prices say in every language, inside their layout, that the shop is not open yet', async () => {
  for (const { code } of locales)
    for (const pattern of [
      '/',
      '/valorant',
      '/valorant/win-boost',
      '/league-of-legends/elo-boost',
    ] as const) {
      const { status, html, t } = await open(pathIn(pattern, code), code)
      expect(status).toBe(503)
      expect(html).toContain(t('shell.notOpenYet'))
      expect(html).toContain(t('errors.prices_not_set'))
      expect(html).toContain('</header>')
    }
})

test('staff find example prices that they can publish as the first version', async () => {
  const { status, html, t } = await open(pathIn('/dashboard/admin/prices', 'en'), 'en')
  expect(status).toBe(200)
  expect(html).toContain(t('prices.notSet'))
  expect(html).toContain(t('prices.notSetText'))
  const publish = html.match(/<button[^>]*>Publish…/)?.[0]
  expect(publish).toBeDefined()
  expect(publish).not.toContain('aria-disabled="true"')
})

test('every link of the shell leads to a page, in every language and both layouts', async () => {
  const table = await siteMap.table()
  for (const { code } of locales)
    for (const pattern of ['/', '/dashboard/admin/prices'] as const) {
      const { html } = await open(pathIn(pattern, code), code)
      const paths = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
      expect(paths.length).toBeGreaterThan(4)
      const nowhere = paths.filter((path) => {
        const of = localeOfPath(path).locale
        return !matchRoutes(routesOf(siteMap, table, of), path)?.at(-1)?.route.handle
      })
      expect([code, nowhere]).toEqual([code, []])
    }
})
