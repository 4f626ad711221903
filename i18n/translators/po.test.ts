import { po } from 'gettext-parser'
import { describe, expect, test } from 'vitest'
import { type AllMessages, allMessages } from '../audit.ts'
import { glossaries } from '../glossaries/all-glossaries.ts'
import { locales } from '../locales.ts'
import { commentsForTranslators } from './comments.ts'
import type { Translation } from './plural-forms.ts'
import { type Catalogue, exportPo, importPo } from './po.ts'
import { hashOf } from './translated-from.ts'

const english = {
  order: {
    pay: 'Pay now',
    due: 'Pay {total} by {time}',
    days: { one: '{count} day left', other: '{count} days left' },
    terms: 'I accept the <terms>terms</terms>.',
  },
} as const satisfies AllMessages
const french: AllMessages = {
  order: {
    pay: 'Payer',
    due: 'Paie {total} avant\u202f: {time}',
    days: { one: 'Reste {count} jour', other: 'Reste {count} jours' },
    terms: 'J’accepte les <terms>conditions</terms>.',
  },
}

function catalogue(own: AllMessages, locale: Translation = 'fr', more: Partial<Catalogue> = {}): Catalogue {
  return { locale, own, english, comments: new Map(), glossary: glossaries[locale], record: {}, ...more }
}

/** The texts that an import returns, in the form of message files. */
function imported(file: string, own: AllMessages, locale: Translation = 'fr', source: AllMessages = english) {
  const result = importPo(file, { locale, own, english: source })
  if ('faults' in result) throw new Error(result.faults.join('\n'))
  return Object.fromEntries([...result.texts].map(([key, { message }]) => [key, message]))
}

function faultsOf(file: string, own = french, locale: Translation = 'fr') {
  const result = importPo(file, { locale, own, english })
  return 'faults' in result ? result.faults : []
}

describe.each(locales.filter(({ code }) => code !== 'en'))('the texts in $code', ({ code }) => {
  test('survive the round trip through a PO file', async () => {
    const [own, source, comments] = await Promise.all([
      allMessages(code),
      allMessages('en'),
      commentsForTranslators(),
    ])
    const locale = code as Translation
    const file = exportPo({
      locale,
      own,
      english: source,
      comments,
      record: {},
      glossary: glossaries[code],
    })
    const wanted = Object.entries(own).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, message]) => [`${area}.${key}`, message]),
    )
    expect(imported(file, own, locale, source)).toEqual(Object.fromEntries(wanted))
  })
})

test('an entry has its key, its position, its comment, its holes and the glossary’s words', () => {
  const comments = new Map([['order.due', 'Heading of the page. At most 40 characters.']])
  const file = exportPo(catalogue(french, 'fr', { comments }))
  const { translations, headers } = po.parse(file)
  expect(headers['Plural-Forms']).toBe('nplurals=2; plural=(n > 1);')
  expect(translations['order.due']?.[english.order.due]).toMatchObject({
    msgctxt: 'order.due',
    msgstr: [french.order?.due],
    comments: {
      reference: 'i18n/messages/en/order.ts',
      extracted: 'Heading of the page. At most 40 characters.\nKeep as they are: {time} {total}',
      flag: 'python-brace-format, max-length:40',
    },
  })
  expect(translations['order.pay']?.['Pay now']?.comments?.extracted).toBeUndefined()
  expect(exportPo(catalogue(french, 'fr', { comments }))).toBe(file)
})

test('a comment lists the glossary’s words for the terms in the English text', () => {
  const source = { order: { vault: 'The vault is empty until you claim an order.' } }
  const file = exportPo(catalogue({}, 'fr', { english: source }))
  expect(file).toContain('#. Glossary: order: commande; claim an order: prendre; vault: coffre\n')
})

test('a text whose English has since changed is marked as unfinished, and stays on import', () => {
  const record = { 'order.pay': hashOf('Pay'), 'order.due': hashOf(english.order.due) }
  const file = exportPo(catalogue(french, 'fr', { record }))
  const result = importPo(file, { locale: 'fr', own: french, english })
  expect(result).toMatchObject({ unfinished: ['order.pay'] })
  expect('texts' in result && result.texts.has('order.due')).toBe(true)
})

test('six plural forms survive the round trip, and so does a form for millions', () => {
  const forms = {
    zero: 'صفر',
    one: 'يوم',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  }
  const arabic = { order: { days: forms } }
  expect(imported(exportPo(catalogue(arabic, 'ar')), arabic, 'ar')).toEqual({ 'order.days': forms })
  const millions = {
    order: { days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' } },
  }
  expect(imported(exportPo(catalogue(millions)), millions)).toEqual({ 'order.days': millions.order.days })
})

test('a lost hole, an unknown key and a missing plural form are refused, and the error names them', () => {
  const file = exportPo(catalogue(french))
  expect(faultsOf(file)).toEqual([])
  expect(faultsOf(file.replace('Paie {total}', 'Paie'))).toEqual(['order.due: {total} is missing'])
  expect(faultsOf(file.replace('Paie {total}', 'Paie {total} {sum}'))).toEqual([
    'order.due: {sum} is not in the English text',
  ])
  expect(faultsOf(file.replace('<terms>conditions</terms>', 'conditions'))).toEqual([
    'order.terms: </terms> is missing',
    'order.terms: <terms> is missing',
  ])
  expect(faultsOf(file.replace('msgctxt "order.pay"', 'msgctxt "order.buy"'))).toEqual([
    'order.buy: there is no such text',
  ])
  expect(faultsOf(file.replace('Reste {count} jours', ''))).toEqual([
    'order.days: the plural form “other” is missing',
  ])
})

test('a file for another language, with other plural forms, or that isn’t PO is refused', () => {
  const file = exportPo(catalogue(french))
  expect(faultsOf(file, french, 'de')).toEqual(['The file is in “fr”, not in “de”'])
  expect(faultsOf(file.replace('nplurals=2', 'nplurals=3'))).toEqual([
    'The file has 3 plural forms, fr has 2: one, other',
  ])
  expect(faultsOf('msgid "a" "')).toHaveLength(1)
})

test('an empty text stays untranslated instead of becoming empty', () => {
  const file = exportPo(catalogue({ order: { pay: 'Payer' } }))
  const result = importPo(file, { locale: 'fr', own: {}, english })
  expect(result).toMatchObject({ unfinished: ['order.due', 'order.days', 'order.terms'] })
})
