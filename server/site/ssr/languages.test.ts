import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '#i18n/locales.ts'
import { tellOwner } from '#server/accounts/factors/tell-owner.ts'
import { mailPerson } from '#server/accounts/people/mail-person.ts'
import { buildApp } from '#server/composed/app.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { mailsTo } from '#server/test/mailed-links.ts'
import { openServices } from '#server/test/open-app.ts'
import { realSite } from '#server/test/real-site.ts'
import { readLegalPage } from '../legal/read-legal-page.ts'

/** A shop that speaks English and German. */
const services = await openServices()
const languages: readonly Locale[] = ['en', 'de']
const config = { ...services.config, languages }
const shop = { ...services, config }
const app = await buildApp({ services: shop, site: realSite })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a page names the shop’s languages only, in its head, its switch and its footer', async () => {
  const { body } = await get('/de/kontakt')
  const head = body.slice(0, body.indexOf('<body'))
  expect([...head.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, tag]) => tag)).toEqual([
    'en-US',
    'de-DE',
    'x-default',
  ])
  const named = [...body.matchAll(/<a [^>]*hreflang="([\w-]+)"/gi)].map(([, tag]) => tag)
  expect(new Set(named)).toEqual(new Set(['en-US', 'de-DE']))
  expect(body).toContain('"languages":["en","de"]')
})

test('a shop in all languages sends nothing more', async () => {
  const all = await buildApp({ services, site: realSite })
  const { body } = await all.inject('/contact')
  expect(body).not.toContain('"languages"')
  expect(body).toContain('hrefLang="fr-FR"')
  await all.close()
})

test('an address of another language leads to the same page in English, for a while', async () => {
  const to = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return [statusCode, headers.location]
  }
  expect(await to('/fr')).toEqual([302, '/'])
  expect(await to('/fr/legal/mentions-legales')).toEqual([302, '/resources/imprint'])
  expect(await to('/fr/valorant/win-boost?from=gold-1')).toEqual([302, '/valorant/win-boost?from=gold-1'])
  expect(await to('/ar/nothing/here')).toEqual([302, '/nothing/here'])
  expect((await get('/de')).statusCode).toBe(200)
})

test('the home page goes to a language that the shop offers, whatever cookie and browser wish', async () => {
  const to = async (headers: Record<string, string>) => (await get('/', headers)).headers.location
  expect(await to({ 'accept-language': 'fr, de;q=0.5' })).toBe('/de')
  expect(await to({ 'accept-language': 'fr' })).toBeUndefined()
  expect(await to({ cookie: 'i18n_redirected=fr-FR', 'accept-language': 'de' })).toBe('/de')
})

test('sitemaps and feeds of other languages do not exist', async () => {
  expect((await get('/sitemap.xml')).body.match(/<loc>/g)).toHaveLength(2)
  expect((await get('/de-DE-sitemap.xml')).body).not.toContain('/fr')
  expect((await get('/fr-FR-sitemap.xml')).statusCode).toBe(404)
  expect((await get('/de/blog/feed.xml')).statusCode).toBe(200)
  expect((await get('/fr/blog/feed.xml')).statusCode).toBe(302)
})

test('whoever prefers another language is mailed in English, with links in English', async () => {
  const { id } = await insertCustomer(shop, { locale: 'fr', email: 'claire@example.com' })
  const german = await insertCustomer(shop, { locale: 'de', email: 'jonas@example.com' })
  for (const userId of [id, german.id])
    await transaction(shop, async (work) => {
      await tellOwner(work, userId, 'app_set_up', {})
      await mailPerson(work, userId, 'account_banned', { reason: 'terms', until: null })
    })
  const bodies = (await mailsTo(shop.db, 'claire@example.com')).map(({ body }) => body).join('\n')
  expect(bodies).toContain('/dashboard/profile-settings')
  expect(bodies).not.toMatch(/\/fr\/|Paramètres|Bonjour/)
  const own = (await mailsTo(shop.db, 'jonas@example.com')).map(({ body }) => body).join('\n')
  expect(own).toContain('/de/')
})

test('the legal pages name German law in Germany only, and the languages in which the operator answers', async () => {
  const german = /DDG|MStV/
  const words = async (operatorCountry: string, locale: Locale, name: 'imprint' | 'cookie-policy') => {
    const own = { ...config, operatorCountry, contactLanguages: ['fr', 'it'] as const }
    return JSON.stringify((await readLegalPage({ ...shop, config: own }, locale, name)).document)
  }
  for (const locale of localeCodes) {
    expect(await words('DE', locale, 'imprint'), locale).toMatch(/DDG.*MStV/)
    expect(await words('AT', locale, 'imprint'), locale).not.toMatch(german)
    expect(await words('DE', locale, 'cookie-policy'), locale).toMatch(/TDDDG.*TDDDG/)
    expect(await words('AT', locale, 'cookie-policy'), locale).toMatch(/2002\/58.*2002\/58/)
    expect(await words('AT', locale, 'cookie-policy'), locale).not.toContain('TDDDG')
  }
  expect(await words('AT', 'en', 'imprint')).toContain(
    'directly at help@peakline.example in French and Italian',
  )
  expect(await words('AT', 'fr', 'imprint')).toContain('en français et en italien')
  expect((await words('AT', 'ar', 'imprint')).replace(/[\u2066-\u2069]/g, '')).toContain(
    'باللغة الفرنسية وباللغة الإيطالية',
  )
  expect(await words('AT', 'zh', 'imprint')).toContain('可以用法语和意大利语通过')
})
