import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { legalNames } from '#contract/legal.ts'
import { storedItems } from '#core/base/cookies.ts'
import { figureOf } from '#i18n/figures.ts'
import { ownHole } from '#i18n/fill.ts'
import { locales } from '#i18n/locales.ts'
import { openApp } from '#server/test/open-app.ts'
import { checkLegalPages } from './check-legal-pages.ts'
import { readLegalPage } from './read-legal-page.ts'

const { app, services } = await openApp()
const page = async (name: string, language = 'en') =>
  (await app.inject(`/v1/legal/${name}?language=${language}`)).json().data
const wordsOf = (node: unknown) =>
  [...JSON.stringify(node).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('')

/** What every language has in common: headings, lists, tables, blocks and holes. */
function formOf(locale: string, name: string) {
  const source = readFileSync(new URL(`../../../i18n/legal/${locale}/${name}.md`, import.meta.url), 'utf8')
  const lines = source.split('\n')
  const count = (form: RegExp) => lines.filter((line) => form.test(line)).length
  return {
    headings: lines.flatMap((line) => /^#+(?= )/.exec(line)?.[0] ?? []),
    items: count(/^(- |\d+\. )/),
    rows: lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').length),
    callouts: count(/^> \*\*/),
    blocks: lines.filter((line) => /^\{\{\w+\}\}$/.test(line)),
    countries: [...source.matchAll(/\{\{([A-Z]{2}):/g)].map(([, country]) => country),
    holes: [...source.matchAll(ownHole)].map(([, area, name = '']) => `${area}.${figureOf(name)}`).sort(),
    links: [...source.matchAll(/\]\((\S+?)\)/g)].map(([, link]) => link).sort(),
  }
}

describe.each(legalNames)('%s', (name) => {
  test.each(locales.map(({ code }) => code).filter((code) => code !== 'en'))(
    'has in %s what it has in English',
    (code) => {
      expect(formOf(code, name)).toEqual(formOf('en', name))
    },
  )
})

test('every page is complete in every language, so that production starts', async () => {
  await checkLegalPages(services)
})

test('a page names the operator, its version and its date, and no hole is left', async () => {
  const imprint = await page('imprint')
  expect(imprint).toMatchObject({ version: '1.0', since: '2026-11-22', since_words: 'November 22, 2026' })
  expect(wordsOf(imprint.document)).toContain(services.config.operator.name)
  expect(wordsOf(imprint.document)).toContain('every day from 10:00 to 22:00')
  for (const name of legalNames) expect(wordsOf((await page(name)).document), name).not.toMatch(ownHole)
})

test('what this operator does not have is left out, and it speaks for itself', async () => {
  const operator = { ...services.config.operator, register: '', vatId: '', representative: '' }
  const config = { ...services.config, operator }
  const { document } = await readLegalPage({ ...services, config }, 'en', 'imprint')
  const words = wordsOf(document)
  expect(words).not.toMatch(/Register|VAT ID|Represented/)
  expect(words).toContain(`${operator.name}, ${operator.address.join(', ')}, is responsible for the blog`)
})

test('the privacy policy names who translates messages, where somebody does', async () => {
  for (const { code } of locales) {
    const words = async (translation: typeof services.config.translation) =>
      wordsOf(
        (
          await readLegalPage(
            { ...services, config: { ...services.config, translation } },
            code,
            'privacy-policy',
          )
        ).document,
      )
    expect(await words({ url: 'https://a.example', key: undefined, name: 'Babel Example' })).toContain(
      'Babel Example',
    )
    expect((await words(undefined)).length).toBeLessThan(
      (await words({ url: 'https://a.example', key: undefined, name: 'B' })).length,
    )
  }
})

test('the cookie policy lists everything that the site stores', async () => {
  const words = wordsOf((await page('cookie-policy')).document)
  for (const { name } of storedItems) expect(words).toContain(name)
})

test('the example of the refund policy is calculated like an order', async () => {
  // domain 2: Silver II at 41–60 LP to Platinum IV with priority and champions costs €83.70. At Gold III with 40 LP,
  // Silver II from 50 LP (€6.00), Silver I (€8.00), Gold IV (€12.00) and 40% of Gold III (€4.80) are played: €30.80 of
  // €62.00, and the same share of €21.70 of add-ons.
  const words = wordsOf((await page('refund-policy')).document)
  for (const amount of ['€83.70', '€41.58', '€42.12']) expect(words).toContain(amount)
})

test('the terms name the cap of all discounts and the least charge', async () => {
  expect(wordsOf((await page('terms-of-service')).document)).toContain('at most 30%')
  expect(wordsOf((await page('terms-of-service', 'de')).document)).toContain('nie unter 0,50\u00a0€')
})

test('headings have the English anchors, and links lead to them', async () => {
  const { headings } = await page('terms-of-service')
  const ids = headings.map(({ id }: { id: string }) => id)
  for (const name of legalNames) {
    const { document } = await page(name)
    for (const [, anchor] of JSON.stringify(document).matchAll(/terms-of-service#([\w-]+)/g))
      expect(ids).toContain(anchor)
  }
})

test('the first use of a word of the shop leads to the glossary, and only the first', async () => {
  const { document } = await page('terms-of-service')
  const anchors = [...JSON.stringify(document).matchAll(/\/glossary#([\w-]+)/g)].map(([, anchor]) => anchor)
  expect(anchors).toContain('vault')
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('another page or language is refused', async () => {
  expect((await app.inject('/v1/legal/secrets?language=en')).statusCode).toBe(400)
  expect((await app.inject('/v1/legal/imprint?language=ko')).statusCode).toBe(400)
})
