import type { Dropped, DroppedKind } from './dropped.ts'
import { buildWordLists, tidyLists } from './paste-lists.ts'
import { buildBlocks, keepMarks } from './paste-marks.ts'
import { removeObjects, removePictures, removeTracks, withoutConditions } from './paste-removals.ts'
import { markFigures, tidyTables } from './paste-tables.ts'

export type Cleaned = { html: string; dropped: Dropped }

/** More than this is no text that a person wrote. */
export const longestPaste = 2_000_000

/**
 * What a word processor or a page put on the clipboard, reduced to what a post can contain. Word writes its lists as
 * paragraphs, Google wraps all in a bold element that isn't bold, LibreOffice sets fonts word by word: what was meant is
 * kept, the rest is counted.
 */
export function cleanPaste(html: string): Cleaned {
  const dropped: Dropped = {}
  const drop = (kind: DroppedKind, count = 1) => {
    if (count > 0) dropped[kind] = (dropped[kind] ?? 0) + count
  }
  const { body } = new DOMParser().parseFromString(
    withoutConditions(html.slice(0, longestPaste)),
    'text/html',
  )
  markFigures(body)
  removeObjects(body, drop)
  removeTracks(body, drop)
  removePictures(body, drop)
  buildWordLists(body)
  buildBlocks(body, drop)
  keepMarks(body, drop)
  tidyLists(body, drop)
  tidyTables(body, drop)
  stripAttributes(body)
  for (const line of body.querySelectorAll('body > br')) line.remove()
  return { html: body.innerHTML, dropped }
}

const keptAttributes: Record<string, readonly string[]> = {
  A: ['href'],
  OL: ['start'],
  TD: ['data-align'],
  TH: ['data-align'],
  DIV: ['data-thing', 'data-attrs', 'data-callout'],
}

function stripAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    const kept = [...(keptAttributes[element.tagName] ?? []), 'data-id', 'data-pm-slice']
    for (const { name } of Array.from(element.attributes))
      if (!kept.includes(name)) element.removeAttribute(name)
  }
}
