import { glossaryTerms, type TermId } from '#core/site/glossary.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'

export type TermWords = { name: string; forms: string[]; text: string }
export type GlossaryWords = { terms: ReadonlyMap<TermId, TermWords>; labels: Record<string, string> }

const read = new Map<Locale, Promise<GlossaryWords>>()

/** The glossary's words in a language, read once. */
export function glossaryWords(locale: Locale): Promise<GlossaryWords> {
  const known = read.get(locale)
  if (known) return known
  const made = readWords(locale)
  read.set(locale, made)
  return made
}

const labelStart = 'label.'

async function readWords(locale: Locale): Promise<GlossaryWords> {
  const messages = await loadMessages(locale, ['terms'])
  const t = createTranslate(locale, messages)
  const terms = glossaryTerms.flatMap(({ id }): [TermId, TermWords][] => {
    if (!t.has(`terms.${id}.name`)) return []
    const forms = t(`terms.${id}.forms`).split(/[,،，、]\s*/)
    return [[id, { name: t(`terms.${id}.name`), forms, text: t(`terms.${id}.text`) }]]
  })
  const labels = Object.keys(messages.terms ?? {}).flatMap((key): [string, string][] => {
    const name = key.replace(labelStart, '')
    const label = `terms.label.${name}`
    return key.startsWith(labelStart) && t.has(label) ? [[name, t(label)]] : []
  })
  return { terms: new Map(terms), labels: Object.fromEntries(labels) }
}
