import { type GetTextTranslation, po } from 'gettext-parser'
import { type AllMessages, keysOf } from '../audit.ts'
import type { Glossary } from '../glossaries/glossary.ts'
import type { Message } from '../translate.ts'
import { holeFaults, holesOf } from './holes.ts'
import { type Form, formsOf, type Translation } from './plural-forms.ts'
import { hashOf, messageOf, outdated, type TranslatedFrom } from './translated-from.ts'

export type Catalogue = {
  locale: Translation
  own: AllMessages
  english: AllMessages
  comments: ReadonlyMap<string, string>
  glossary: Glossary
  record: TranslatedFrom
}

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

/** The glossary terms in an English text, with this language's words for them. */
function termsIn(english: Message, glossary: Glossary): string[] {
  const words = textsOf(english).join(' ')
  return Object.entries(glossary.terms)
    .filter(([thing]) => new RegExp(`\\b${thing.replace(/s$| (an|the) .*$/, '')}s?\\b`, 'i').test(words))
    .map(([thing, { term }]) => `${thing}: ${term}`)
}

function extractedComment(key: string, english: Message, catalogue: Catalogue): string {
  const holes = [...new Set(textsOf(english).flatMap(holesOf))]
  const terms = termsIn(english, catalogue.glossary)
  return [
    catalogue.comments.get(key),
    holes.length > 0 && `Keep as they are: ${holes.join(' ')}`,
    terms.length > 0 && `Glossary: ${terms.join('; ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Flags that gettext and Weblate use for their checks. Gettext recognizes only holes with plain names. */
function flagsOf(english: Message, comment: string, isFuzzy: boolean): string {
  const holes = textsOf(english).flatMap(holesOf)
  const plain = holes.length > 0 && holes.every((hole) => /^\{\w+\}$/.test(hole))
  const longest = /at most (\d+) characters/i.exec(comment)?.[1]
  return [
    isFuzzy && 'fuzzy',
    plain && 'python-brace-format',
    longest && typeof english === 'string' && `max-length:${longest}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The texts of a language as a gettext PO file, in the order of the English files. */
export function exportPo(catalogue: Catalogue): string {
  const { locale, own, english, record } = catalogue
  const { forms, header } = formsOf(locale, own)
  const { changed } = outdated(record, own, english)
  const isFuzzy = new Set(changed)
  const translations: Record<string, Record<string, GetTextTranslation>> = {}
  for (const key of keysOf(english)) {
    const source = messageOf(english, key) ?? ''
    const translated = messageOf(own, key)
    const extracted = extractedComment(key, source, catalogue)
    const msgid = typeof source === 'string' ? source : (source.one ?? '')
    translations[key] = {
      [msgid]: {
        msgctxt: key,
        msgid,
        ...(typeof source !== 'string' && { msgid_plural: source.other ?? '' }),
        msgstr: msgstrOf(translated, typeof source === 'string' ? null : forms),
        comments: {
          extracted,
          reference: `i18n/messages/en/${key.slice(0, key.indexOf('.'))}.ts`,
          flag: flagsOf(source, extracted, isFuzzy.has(key)),
        },
      },
    }
  }
  const headers = {
    'Project-Id-Version': 'peakline',
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': header,
  }
  const compiled = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })
  return `${compiled.toString('utf8').trimEnd()}\n`
}

function msgstrOf(translated: Message | undefined, forms: readonly Form[] | null): string[] {
  if (!forms) return [typeof translated === 'string' ? translated : '']
  const own = typeof translated === 'object' ? translated : {}
  return forms.map((form) => own[form] ?? '')
}

export type Imported = {
  /** The texts in the file, by `area.key`, each with a hash of the English text that it was translated from. */
  texts: Map<string, { message: Message; from: string }>
  /** Texts that are empty or marked as unfinished; the import leaves them unchanged. */
  unfinished: string[]
}

/** Reads a PO file. Every error is listed; with any error, nothing is imported. */
export function importPo(
  file: string,
  { locale, own, english }: Pick<Catalogue, 'locale' | 'own' | 'english'>,
): { faults: string[] } | Imported {
  let table: ReturnType<typeof po.parse>
  try {
    table = po.parse(Buffer.from(file), { validation: false })
  } catch (error) {
    return { faults: [`The file is no PO file: ${(error as Error).message}`] }
  }
  const { forms, needed } = formsOf(locale, own)
  const faults = headerFaults(table.headers ?? {}, locale, forms)
  const texts: Imported['texts'] = new Map()
  const unfinished: string[] = []
  const entries = Object.values(table.translations).flatMap((each) => Object.values(each))
  for (const { msgctxt: key, msgid, msgid_plural, msgstr, comments } of entries) {
    if (msgid === '' && !key) continue
    const source = key === undefined ? undefined : messageOf(english, key)
    if (key === undefined || source === undefined) {
      faults.push(key ? `${key}: there is no such text` : `“${msgid}” has no key (msgctxt)`)
      continue
    }
    if (texts.has(key) || unfinished.includes(key)) faults.push(`${key}: it is in the file twice`)
    const isPlural = typeof source !== 'string'
    if (isPlural !== (msgid_plural !== undefined)) {
      faults.push(`${key}: ${isPlural ? 'its plural forms are missing' : 'it has no plural forms'}`)
      continue
    }
    const isFuzzy = comments?.flag?.split(',').some((flag) => flag.trim() === 'fuzzy')
    if (isFuzzy || msgstr.every((text) => text === '')) {
      unfinished.push(key)
      continue
    }
    const read = isPlural
      ? Object.fromEntries(forms.map((form, index) => [form, msgstr[index] ?? '']).filter(([, text]) => text))
      : (msgstr[0] ?? '')
    faults.push(...textFaults(key, read, isPlural ? needed : null, textsOf(source)))
    const from = isPlural ? { one: msgid, other: msgid_plural ?? '' } : msgid
    texts.set(key, { message: read, from: hashOf(from) })
  }
  return faults.length > 0 ? { faults } : { texts, unfinished }
}

function headerFaults(
  headers: Record<string, string>,
  locale: Translation,
  forms: readonly Form[],
): string[] {
  const language = headers.Language?.split(/[-_]/)[0]
  const count = /nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1]
  return [
    ...(language && language !== locale ? [`The file is in “${headers.Language}”, not in “${locale}”`] : []),
    ...(count && Number(count) !== forms.length
      ? [`The file has ${count} plural forms, ${locale} has ${forms.length}: ${forms.join(', ')}`]
      : []),
  ]
}

function textFaults(
  key: string,
  message: Message,
  needed: readonly Form[] | null,
  english: readonly string[],
): string[] {
  if (typeof message === 'string')
    return holeFaults(message, null, english).map((fault) => `${key}: ${fault}`)
  const missing = (needed ?? []).filter((form) => !message[form])
  return [
    ...missing.map((form) => `${key}: the plural form “${form}” is missing`),
    ...Object.entries(message).flatMap(([form, text]) =>
      holeFaults(text, form, english).map((fault) => `${key}, form “${form}”: ${fault}`),
    ),
  ]
}
