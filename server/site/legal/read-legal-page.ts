import { readFile } from 'node:fs/promises'
import type { Block, Document } from '#contract/document.ts'
import type { LegalName } from '#contract/legal.ts'
import { ownHole } from '#i18n/fill.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'
import { type DocumentValues, fillDocument, holesLeft } from '#server/platform/documents/fill-document.ts'
import { headingsOf } from '#server/platform/documents/heading-ids.ts'
import { linkTerms } from '#server/platform/documents/link-terms.ts'
import { readMarkdown, type SourceText } from '#server/platform/documents/read-markdown.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { linkableTerms } from '../glossary/linkable-terms.ts'
import { discountValues } from './discount-values.ts'
import { legalValues } from './legal-values.ts'
import { withOwnTables } from './own-tables.ts'

/**
 * A legal page in a language, filled with what this shop is and does. Throws where a text is missing or a hole stays
 * empty, since half a sentence would be worse than none.
 */
export async function readLegalPage(services: Services, locale: Locale, name: LegalName) {
  const t = createTranslate(locale, await loadMessages(locale, ['legal', 'cookies', 'games', 'order']))
  const values = { ...legalValues(services.config, t), ...(await discountValues(services, locale)) }
  const source = await readSource(locale, name, (text) => withOwnTables(services, t, text))
  const english =
    locale === 'en' ? source : await readSource('en', name, (text) => withOwnTables(services, t, text))
  const whole = withoutEmptyItems(withIdsOf(english.document, source.document), values)
  const filled = await fillDocument(locale, { ...source, document: whole }, withStandIns(values))
  const [left] = holesLeft(filled)
  if (left) throw new Error(`i18n/legal/${locale}/${name}.md contains ${left}, which nothing fills.`)
  const document = linkTerms(filled.document, await linkableTerms(locale, 'shop'))
  return { title: filled.title, description: filled.description, document, headings: headingsOf(document) }
}

async function readSource(
  locale: Locale,
  name: LegalName,
  prepare: (source: string) => Promise<string>,
): Promise<SourceText> {
  const file = new URL(`../../../i18n/legal/${locale}/${name}.md`, import.meta.url)
  return readMarkdown(`i18n/legal/${locale}/${name}.md`, await prepare(await readFile(file, 'utf8')))
}

/** Anchors are the English ones, so that a link to a part leads there in every language. */
function withIdsOf(english: Document, own: Document): Document {
  const ids = headingsOf(english).map(({ id }) => id)
  const content = own.content.map((block): Block => {
    if (block.type !== 'heading') return block
    return { ...block, attrs: { ...block.attrs, id: ids.shift() ?? block.attrs.id } }
  })
  return { ...own, content }
}

/** Leaves out items about something that this operator doesn't have, such as an entry in a register. */
function withoutEmptyItems(document: Document, values: DocumentValues): Document {
  const isEmpty = (item: unknown) =>
    [...JSON.stringify(item).matchAll(ownHole)].some(([, area, name]) => values[`${area}.${name}`] === '')
  const content = document.content.map((block): Block => {
    if (block.type !== 'bulletList') return block
    return { ...block, content: block.content.filter((item) => !isEmpty(item)) }
  })
  return { ...document, content }
}

/** An operator without a representative speaks for itself. */
function withStandIns(values: DocumentValues): DocumentValues {
  return {
    ...values,
    'operator.representative': values['operator.representative'] || values['operator.name'] || '',
  }
}
