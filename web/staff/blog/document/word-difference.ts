import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'
import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import type { DraftBlock } from '../desk-types.ts'

export type Piece = { text: string; kind: 'same' | 'added' | 'removed' }
export type BlockDifference = {
  id: string
  kind: Piece['kind'] | 'changed'
  block: DraftBlock
  pieces: Piece[]
}

/** What one text has that the other hasn't, word by word, as the language separates words. */
export function wordDifference(before: string, after: string, language: LocaleCode): Piece[] {
  const intlSegmenter = new Intl.Segmenter(localeInfo(language).tag, { granularity: 'word' })
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(pieceOf)
}

function pieceOf({
  value,
  added,
  removed,
}: Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>): Piece {
  return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }
}

/** The words of a block; lists and cells separated, so that a word that moves from one to the next is seen. */
export function wordsOf(block: unknown): string {
  const {
    type,
    text,
    content = [],
    attrs,
  } = block as {
    type: string
    text?: string
    content?: unknown[]
    attrs?: { alt?: string; caption?: string }
  }
  if (type === 'text') return text ?? ''
  if (type === 'hardBreak') return '\n'
  if (type === 'picture') return [attrs?.alt, attrs?.caption].filter(Boolean).join('\n')
  const between = ['paragraph', 'heading'].includes(type) ? '' : type === 'tableRow' ? ' | ' : '\n'
  return content.map(wordsOf).join(between)
}

type Placed = { id: string; block: DraftBlock }

/** Two versions of a text, block by block in the order of the later one; what was removed is where it was. */
export function blockDifferences(
  before: readonly Placed[],
  after: readonly Placed[],
  language: LocaleCode,
): BlockDifference[] {
  const earlier = new Map(before.map((each) => [each.id, each.block]))
  const later = new Map(after.map((each) => [each.id, each.block]))
  const ids = diffArrays(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const seen = new Set<string>()
  return ids.flatMap(({ value }) =>
    value.flatMap((id): BlockDifference[] => {
      if (seen.has(id)) return []
      seen.add(id)
      return [differenceOf(id, earlier.get(id), later.get(id), language)]
    }),
  )
}

function differenceOf(
  id: string,
  before: DraftBlock | undefined,
  after: DraftBlock | undefined,
  language: LocaleCode,
): BlockDifference {
  const block = (after ?? before) as DraftBlock
  const pieces = wordDifference(before ? wordsOf(before) : '', after ? wordsOf(after) : '', language)
  const isSame = before && after && JSON.stringify(before) === JSON.stringify(after)
  const kind = isSame ? 'same' : !before ? 'added' : !after ? 'removed' : 'changed'
  return { id, kind, block, pieces }
}
