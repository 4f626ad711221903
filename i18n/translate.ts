import type { Area, EnglishMessages } from './areas.ts'
import { lazy } from './lazy.ts'
import { type Locale, type LocaleInfo, localeInfo } from './locales.ts'

/** A text, or one per plural form, chosen by the value `count`. */
export type Message = string | { readonly [form in Intl.LDMLPluralRule]?: string }
export type Messages = Partial<Record<Area, Readonly<Record<string, Message>>>>

/** `area.key` of every English text. */
export type MessageKey = {
  [A in Area]: `${A}.${Extract<keyof EnglishMessages[A], string>}`
}[Area]

export type Values = Record<string, string | number>

export type Translate = {
  (key: MessageKey, values?: Values): string
  /** A text with marked parts (`<link>…</link>`), cut into pieces; `tag` is null outside of marks. */
  parts(key: MessageKey, values?: Values): { tag: string | null; text: string }[]
  /** Whether the text exists, for keys that are built from data. */
  has(key: string): key is MessageKey
  locale: Locale
}

/** The plural forms of a language; `many` is optional in those that lack it. */
type PluralForm<L extends Locale> = Extract<LocaleInfo, { code: L }>['forms'][number]

/** The type of another language's file: the same keys, and all of its plural forms where English has two. */
export type TranslationOf<English, L extends Locale> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : Readonly<Record<PluralForm<L>, string>> & { readonly many?: string }
}

const rightToLeft = /[\u0590-\u08ff]/

/**
 * Keeps a value of the other direction from reordering the sentence around it. The direction is explicit (U+2067 or
 * U+2066) because a first-strong isolate ignores the isolates inside its value.
 */
export function isolated(value: string): string {
  return `${rightToLeft.test(value) ? '\u2067' : '\u2066'}${value}\u2069`
}

const own = (texts: Messages[Area], name: string): Message | undefined =>
  texts && Object.hasOwn(texts, name) ? texts[name] : undefined

/** Creates `t` for a language from its loaded messages; English ones can serve as the fallback. */
export function createTranslate(locale: Locale, messages: Messages, fallback: Messages = {}): Translate {
  const { tag, dir } = localeInfo(locale)
  const plural = lazy(() => new Intl.PluralRules(tag))
  const number = lazy(() => new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'min2' }))
  const missed = new Set<string>()

  const find = (key: string): Message | undefined => {
    const dot = key.indexOf('.')
    const area = key.slice(0, dot) as Area
    const name = key.slice(dot + 1)
    return own(messages[area], name) ?? own(fallback[area], name)
  }
  const template = (key: string, { count }: Values): string => {
    const message = find(key)
    if (message === undefined) {
      if (!missed.has(key)) console.error(`No text for ${key} in ${locale}`)
      missed.add(key)
      return key
    }
    if (typeof message === 'string') return message
    return message[plural().select(Number(count))] ?? message.other ?? key
  }
  const inserted = (name: string, value: string | number): string => {
    if (typeof value === 'number') return name === 'count' ? number().format(value) : String(value)
    return dir === 'rtl' ? isolated(value) : value
  }
  const fill = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name]
      return value === undefined ? hole : inserted(name, value)
    })

  const t = (key: MessageKey, values: Values = {}): string => fill(template(key, values), values)
  const parts: Translate['parts'] = (key, values = {}) =>
    template(key, values)
      .split(/(<\w+>.*?<\/\w+>)/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const marked = /^<(\w+)>(.*?)<\/\w+>$/.exec(piece)
        return { tag: marked?.[1] ?? null, text: fill(marked?.[2] ?? piece, values) }
      })
  return Object.assign(t, {
    parts,
    locale,
    has: (key: string): key is MessageKey => find(key) !== undefined,
  })
}
