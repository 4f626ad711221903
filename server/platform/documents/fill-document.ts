import type { Document, Mark } from '#contract/document.ts'
import type { Area } from '#i18n/areas.ts'
import { filled, ownHole } from '#i18n/fill.ts'
import { loadArea } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { mapRuns } from './map-runs.ts'

/** What fills the holes that belong to no text, by their names: `{ 'operator.name': 'Peakline GmbH' }`. */
export type DocumentValues = Readonly<Record<string, string>>

type Written = { title: string; description: string; document: Document }

/**
 * Fills the holes of a text as those of messages: figures of the business, names of other texts, and `values`. An
 * unknown hole stays; `holesLeft` finds it.
 */
export async function fillDocument<W extends Written>(
  locale: Locale,
  written: W,
  values: DocumentValues = {},
): Promise<W> {
  const withValues = (text: string) =>
    text.replaceAll(ownHole, (hole, area: string, name: string) => values[`${area}.${name}`] ?? hole)
  const texts: string[] = []
  const collect = (text: string) => String(texts.push(withValues(text)) - 1)
  const title = collect(written.title)
  const description = collect(written.description)
  const document = mapped(written.document, collect, withValues)
  const areas = (area: Area) => loadArea(locale, area).catch(() => ({}))
  const done = await filled(locale, Object.fromEntries(texts.entries()), areas)
  const text = (place: string) => String(done[place])
  return {
    ...written,
    title: text(title),
    description: text(description),
    document: mapped(document, text, (href) => href),
  }
}

/** The holes that nothing fills. */
export function holesLeft(written: Written): string[] {
  return [...new Set(JSON.stringify(written).match(ownHole))]
}

type Change = (text: string) => string

/** The same document with other words and links. */
function mapped(document: Document, words: Change, link: Change): Document {
  const changed = (mark: Mark): Mark =>
    mark.type === 'link' ? { ...mark, attrs: { href: link(mark.attrs.href) } } : mark
  return mapRuns(document, ({ marks, ...run }) => ({
    ...run,
    text: words(run.text),
    ...(marks && { marks: marks.map(changed) }),
  }))
}
