import { describe, expect, test } from 'vitest'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { allMessages, areasOf, keysOf, leftOvers, textsOf } from './audit.ts'
import { ownHole } from './fill.ts'
import { gamePageAreas } from './game-pages.ts'
import { loadMessages } from './load-messages.ts'
import { type Locale, locales } from './locales.ts'
import { createTranslate } from './translate.ts'
import { holeFaults, holesOf } from './translators/holes.ts'

const english = await allMessages('en')

/** What search results show of a description, and of a title beside the shop's name. */
const longestDescription = 155
const longestTitle = 55

describe.each(locales)('the texts in $code', async ({ code, tag }) => {
  const own = await allMessages(code)

  test('the same keys as in English', () => {
    expect(keysOf(own).sort()).toEqual(keysOf(english).sort())
  })

  test('a game page’s description names the price and fits into a search result', () => {
    for (const area of gamePageAreas.filter((each) => own[each])) {
      expect(own[area]?.description, area).toContain('{price}')
      expect(String(own[area]?.description).length, area).toBeLessThanOrEqual(longestDescription)
    }
  })

  test('the titles of the pages that sell fit into a search result, and so do the other descriptions', async () => {
    const t = createTranslate(
      code,
      await loadMessages(code, ['home', 'coaching', 'service', ...gamePageAreas]),
    )
    const titles = [
      t('home.title'),
      t('coaching.metaTitle'),
      ...gameIds.map((game) => t(`${game}/landing.title`)),
      ...gameIds.flatMap((game) =>
        serviceIds.map((service) => t(`service.title.${service}`, { game: t(`service.searched.${game}`) })),
      ),
    ]
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(longestTitle)
    for (const text of [t('home.description'), t('coaching.description')])
      expect(text.length, text).toBeLessThanOrEqual(longestDescription)
  })

  test('price stands in the description alone: no other text of a game page is handed one', () => {
    const pages = textsOf(own).filter(({ key }) => key.includes('/') && !key.endsWith('.description'))
    const handed = (text: string) => holesOf(text.replaceAll(ownHole, ''))
    expect(pages.filter(({ text }) => handed(text).length > 0)).toEqual([])
  })

  test('the same placeholders and marks as in English', () => {
    const wanted = Map.groupBy(textsOf(english), ({ key }) => key)
    for (const { key, form, text } of textsOf(own)) {
      const forms = wanted.get(key)?.map((each) => each.text) ?? []
      expect(holeFaults(text, form, forms), `${key}: ${text}`).toEqual([])
    }
  })

  test('every plural form that numbers up to a million ask for', () => {
    const rules = new Intl.PluralRules(tag)
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    for (const [area, texts] of Object.entries(own))
      for (const [key, message] of Object.entries(texts))
        if (typeof message !== 'string')
          expect(Object.keys(message), `${area}.${key}`).toEqual(expect.arrayContaining([...forms]))
  })

  test('typographic quotes, apostrophes and dots, no space too many', () => {
    for (const { key, text } of textsOf(own)) {
      expect(text, key).not.toMatch(/["'`´]|\.\.\.| {2}|^ | $/)
      expect(text, key).not.toBe('')
    }
  })

  test('Latin digits', () => {
    for (const { key, text } of textsOf(own)) expect(text, key).not.toMatch(/[٠-٩۰-۹]/)
  })

  if (code === 'en') return

  test('no English left over', () => {
    expect(leftOvers(code, own, english)).toEqual([])
  })
})

test('every game has the texts of its five pages in English', async () => {
  expect((await areasOf('en')).filter((area) => area.includes('/'))).toEqual([...gamePageAreas].sort())
})

test('no game page repeats a sentence of another', () => {
  const seen = new Map<string, string>()
  for (const { key, text } of textsOf(english).filter(({ key }) => key.includes('/'))) {
    for (const sentence of text.split(/(?<=[.!?]) /).filter((each) => each.split(' ').length > 5)) {
      expect(seen.get(sentence), `${key}: ${sentence}`).toBeUndefined()
      seen.set(sentence, key)
    }
  }
})

describe('what is set as the texts are loaded', () => {
  const loaded = async (locale: Locale) =>
    textsOf((await loadMessages(locale, await areasOf(locale))) as Parameters<typeof textsOf>[0])

  test('French keeps its marks together with a narrow no-break space, and figures with what they count', async () => {
    for (const { key, text } of await loaded('fr')) {
      expect(text, key).not.toMatch(/[^\u202f][;!?»]|(?<!\u202f|\d):(?!\d)|«(?!\u202f)/)
      expect(text, key).not.toMatch(/\d (?=\p{L})|\{count\} /u)
    }
  })

  test('an amount in Arabic stands in an isolate, once', async () => {
    const amount = /\d+[ \u00a0](LP|RR|MB)/
    const texts = await loaded('ar')
    expect(texts.filter(({ text }) => amount.test(text)).length).toBeGreaterThan(9)
    for (const { key, text } of texts) {
      expect(text.replaceAll(/\u2066[^\u2066\u2069]*\u2069/g, ''), key).not.toMatch(amount)
      expect(text, key).not.toMatch(/\u2066\u2066|\u2069\u2069/)
    }
  })

  test('the sources hold no invisible mark that is set for them', async () => {
    for (const { key, text } of textsOf(await allMessages('fr'))) expect(text, key).not.toMatch(/\u202f/)
    for (const { key, text } of textsOf(await allMessages('ar')))
      expect(text, key).not.toMatch(/\u2066\d+ (LP|RR)\u2069/)
  })
})

test('Chinese uses full-width marks after its own letters', async () => {
  for (const { key, text } of textsOf(await allMessages('zh')))
    expect(text, key).not.toMatch(/\p{Script=Han}[,;:!?.]/u)
})

test('the sentences that the specification gives are the English ones (spec 4, 8)', () => {
  expect(english.errors).toMatchObject({
    username_already_exists: 'Username Already Exists',
    booster_not_available: 'This booster is not eligible for the selected server.',
    duo_boost_is_not_available_for_this_service: 'Duo boost is not available for this service.',
    'Valorant profile not found!': 'Valorant profile not found!',
    'LOL profile not found!': 'LOL profile not found!',
    'reset password email sent already': 'reset password email sent already',
  })
  expect(english.games).toMatchObject({
    'status.not_paid': 'Not Paid',
    'status.waiting_for_account': 'Waiting for Account',
    'status.waiting_for_booster': 'Waiting for Booster',
    'status.boosting': 'Boosting',
    'status.verification_required': 'Completed',
    'status.completed': 'Completed',
    'status.cancelled': 'Cancelled',
  })
})
