import { describe, expect, test } from 'vitest'
import { allMessages, type Text, textsOf } from './audit.ts'
import { type Locale, locales } from './locales.ts'

/** A number written as a word, from two up, followed by a unit of the business: hours, characters, roles. */
const vocabulary: Record<Locale, { numbers: string; spans: string; things: string }> = {
  en: {
    numbers: 'two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|sixty|seventy-two',
    spans: 'seconds?|sec|minutes?|min|hours?|h|days?',
    things: 'characters?|letters?|roles?|champions?|agents?|MB',
  },
  de: {
    numbers: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|dreißig|vierzig|sechzig',
    spans: 'Sekunden?|Sek|Minuten?|Min|Stunden?|Std|Tagen?|Tage',
    things: 'Zeichen|Rollen|Champions|Agenten|MB',
  },
  fr: {
    numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|soixante',
    spans: 'secondes?|minutes?|min|heures?|h|jours?',
    things: 'caractères?|rôles?|champions?|agents?|Mo|MB',
  },
  es: {
    numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta|sesenta',
    spans: 'segundos?|minutos?|min|horas?|h|días?',
    things: 'caracteres|roles|campeones|agentes|MB',
  },
  it: {
    numbers: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|quaranta|sessanta',
    spans: 'secondi|minuti|min|or[ae]|h|giorni',
    things: 'caratteri|ruoli|campioni|agenti|MB',
  },
  pt: {
    numbers: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|quarenta|sessenta',
    spans: 'segundos?|minutos?|min|horas?|h|dias?',
    things: 'caracteres|funções|campeões|agentes|MB',
  },
  nl: {
    numbers: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twintig|dertig|veertig|zestig',
    spans: 'seconden?|minuten?|min|uur|uren|u|dagen|dag',
    things: 'tekens|rollen|champions|agents|MB',
  },
  zh: {
    numbers: '[两二三四五六七八九十]+',
    spans: '秒|分钟|个?小时|天',
    things: '个?字符|个?字|种?个?位置|名?个?英雄|MB',
  },
  ar: {
    numbers: 'ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثمانية?|تسعة?|عشرة?|عشرين|ثلاثين|ستين',
    spans: 'ثانية|ثوان|دقيقة|دقائق|ساعات?|ساعة|أيام|يومًا',
    things: 'حرفًا|أحرف|أدوار|أبطال|عملاء|MB',
  },
}

/** Keys whose figures no constant of ours sets, in any language. */
const allowed: Record<string, string> = {
  'prices.raiseHint': 'examples of percentages',
  'prices.groupText.servers': 'zero is the number that changes nothing',
  'prices.fault.price': 'euros have two decimals',
  'prices.csv.kind': 'euros have two decimals',
  'prices.csv.columns': 'the columns of the file',
  'coupons.wrongPercent': 'percent go from 1 to 100',
  'coupons.wrongAmount': 'an example of an amount',
  'coupons.wrongWhole': 'counting begins at 1',
  'service.freeHoursHint': 'an example',
  'game.servicesTitle': 'the services of a game, which stand below',
  'order.sharesHeldWhy.conflict': 'a contradiction takes two',
  'shell.notices': 'the key F8',
  'work.fewer': 'one step',
  'names.levelOne': 'the number of a level',
  'names.levelTwo': 'the number of a level',
  'names.levelThree': 'the number of a level',
  'legal.example': 'the two add-ons of the example',
  'glossary.lead': 'the games, and how long a text is',
  'work.more': 'one step',
}

/** A time span of ours on a game's page or in the glossary; other figures there belong to the game or to an example. */
const ownSpans = /^(24|30|48|60|72)$/
const isPage = (key: string) => key.includes('/') || key.startsWith('terms.')
const withoutHoles = (text: string) => text.replaceAll(/\{[^}]*\}/g, '').replaceAll(/[\u2066-\u2069]/g, '')

function typedFigures(locale: Locale, { key, form, text }: Text): string[] {
  // A plural form for a single number can write it out.
  if (form === 'zero' || form === 'one' || form === 'two') return []
  const { numbers, spans, things } = vocabulary[locale]
  const measured = (units: string) => {
    const [gap, end] = locale === 'zh' ? ['\\s*', ''] : ['[\\s-]+', '(?![\\p{L}\\p{N}])']
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:(\\d+)[\\s-]*|(${numbers})${gap})(?:${units})${end}`, 'giu')
  }
  const bare = withoutHoles(text)
  if (isPage(key)) {
    const found = [...bare.matchAll(measured(spans))]
    return found.filter(([, digits]) => !digits || ownSpans.test(digits)).map(([span]) => span)
  }
  const found = [...bare.matchAll(measured(`${spans}|${things}`))].map(([phrase]) => phrase)
  const digits = bare.match(/\d+/g) ?? []
  const words = locale === 'en' ? (bare.match(new RegExp(`\\b(${numbers})\\b`, 'giu')) ?? []) : []
  return [...found, ...digits, ...words]
}

describe.each(locales)('the texts in $code', async ({ code }) => {
  const own = textsOf(await allMessages(code))

  test('every figure of the business is a hole of i18n/figures.ts, never typed', () => {
    const checked = own.filter(({ key }) => !allowed[key])
    const found = checked.map((text) => ({ key: text.key, typed: typedFigures(code, text) }))
    expect(found.filter(({ typed }) => typed.length > 0)).toEqual([])
  })
})

test('each allowed key contains a figure in some language', async () => {
  const all = await Promise.all(
    locales.map(async ({ code }) => textsOf(await allMessages(code)).map((text) => [code, text] as const)),
  )
  const said = all.flat().filter(([code, text]) => allowed[text.key] && typedFigures(code, text).length > 0)
  const keys = new Set(said.map(([, { key }]) => key))
  expect(Object.keys(allowed).filter((key) => !keys.has(key))).toEqual([])
})

test('the test finds what it looks for', () => {
  const of = (locale: Locale, key: string, text: string) => typedFigures(locale, { key, form: null, text })
  expect(of('en', 'service.x', 'You have 72 hours')).not.toEqual([])
  expect(of('en', 'service.x', 'up to five')).not.toEqual([])
  expect(of('en', 'valorant/landing.x', 'held for another seven days')).toEqual(['seven days'])
  expect(of('fr', 'valorant/landing.x', 'sous 48\u202fheures')).not.toEqual([])
  expect(of('zh', 'valorant/landing.x', '你有 72 小时')).not.toEqual([])
  expect(of('en', 'valorant/landing.x', 'five placement games at 18 RR')).toEqual([])
  expect(of('en', 'service.x', 'You have {figures.check}')).toEqual([])
})
