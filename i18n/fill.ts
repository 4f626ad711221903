import type { Area } from './areas.ts'
import { figureForHole } from './figures.ts'
import type { Locale } from './locales.ts'
import { isolated, type Message } from './translate.ts'

/** The texts of one area. */
export type AreaTexts = Readonly<Record<string, Message>>

/** Any hole, whether a value or a text fills it. */
export const anyHole = /\{[^}]+\}/g

/**
 * A hole that the texts fill themselves, `{figures.check}` or `{games.gain.low}`. Its name has a dot, unlike a value's.
 * A figure can have a case: `{figures.check.dat}`.
 */
export const ownHole = /\{([\w/-]+)\.([\w.-]+)\}/g

/**
 * Fills the holes for figures and names of other texts when an area is loaded; `load` fetches the areas that it names.
 * A named text can contain figures but no names, so there are no cycles. An unknown hole stays visible.
 */
export async function filled(
  locale: Locale,
  texts: AreaTexts,
  load: (area: Area) => Promise<AreaTexts>,
): Promise<AreaTexts> {
  const areas = areasNamedIn(texts)
  const loaded = await Promise.all(areas.map(load))
  const named = new Map<string, AreaTexts>(areas.map((area, index) => [area, loaded[index] ?? {}]))
  const withFigures = (text: string) =>
    text.replaceAll(ownHole, (hole, area: string, name: string) =>
      area === 'figures' ? (figureForHole(locale, name) ?? hole) : hole,
    )
  const withNames = (text: string) =>
    text.replaceAll(ownHole, (hole, area: string, name: string) => {
      const message = named.get(area)?.[name]
      return typeof message === 'string' ? message : hole
    })
  return mapped(texts, (text) => setRight(locale, withFigures(withNames(text))))
}

/** Keeps a tier with its division and a figure with its LP on one line. */
const keptTogether = /(?<=\{tier\}) (?=\{division\})|(?<=\{points\}) (?=(?:LP|RR)\b)/g
/** After the hyphen of “e-mail”, where no line ends either. */
const inEmail = /(?<=\b[eE]-)(?=[mM]ail)/g

/**
 * Adds the invisible characters that a language needs, so that translators don't type them. French gets a narrow
 * no-break space before its punctuation marks and a no-break space after a figure. Arabic gets an isolate around an
 * amount such as 40 LP, whose parts would otherwise swap places.
 */
function setRight(locale: Locale, written: string): string {
  const text = written.replaceAll(keptTogether, '\u00a0').replaceAll(inEmail, '\u2060')
  if (locale === 'fr')
    return text
      .replaceAll(/[ \u00a0]([;!?»]|:(?!\d))/g, '\u202f$1')
      .replaceAll(/« ?/g, '«\u202f')
      .replaceAll(/(?<=\d|\{count\}|[nN]º) (?=[\p{L}\p{N}{])/gu, '\u00a0')
  if (locale === 'ar')
    return text.replaceAll(/(?<![\u2066\d])\d+[ \u00a0](?:LP|RR|MB)\b(?!\u2069)/g, isolated)
  return text
}

/** The areas whose texts these texts name in holes. */
export function areasNamedIn(texts: AreaTexts): Area[] {
  const all = Object.values(texts).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  )
  const names = all.flatMap((text) => [...text.matchAll(ownHole)].map(([, area = '']) => area))
  return [...new Set(names)].filter((area) => area !== 'figures') as Area[]
}

function mapped(texts: AreaTexts, change: (text: string) => string): AreaTexts {
  const changed = ([name, message]: [string, Message]): [string, Message] => [
    name,
    typeof message === 'string'
      ? change(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, change(text)])),
  ]
  return Object.fromEntries(Object.entries(texts).map(changed))
}
