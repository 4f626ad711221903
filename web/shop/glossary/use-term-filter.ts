import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GameId } from '#core/games/game.ts'
import { matches, type Named, nearestTerms, plain } from './find-terms.ts'
import { markLetter } from './use-altimeter.ts'

export type TermFilter = { query: string; game: GameId | null; onlyOurs: boolean }
/** How many terms are shown; if none is, the nearest ones. */
export type Found = { count: number; nearest: Named[] }

const markName = 'glossary-match'

/** Shows the rows that a filter leaves, in the list that the server rendered, and marks what was typed. */
export function useTermFilter(place: RefObject<HTMLElement | null>, filter: TermFilter): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const { query, game, onlyOurs } = filter
  const wasFiltered = useRef(false)
  useEffect(() => {
    const list = place.current
    const isFiltered = Boolean(query || game || onlyOurs)
    if (!list || (!isFiltered && !wasFiltered.current)) return
    wasFiltered.current = isFiltered
    const rows = [...list.querySelectorAll<HTMLElement>('.term')]
    const shown = rows.filter((row) => {
      const fits =
        (!game || row.dataset.games?.split(' ').includes(game)) &&
        (!onlyOurs || row.dataset.ours !== undefined) &&
        matches(`${row.textContent} ${row.dataset.forms}`, query)
      row.hidden = !fits
      return fits
    })
    hideEmptyLetters(list)
    markMatches(shown, query)
    markLetter(list)
    const nearest = shown.length > 0 || !query ? [] : nearestTerms(rows.map(namedOf), query)
    setFound({ count: shown.length, nearest })
  }, [place, query, game, onlyOurs])
  return found
}

function namedOf(row: HTMLElement): Named {
  return {
    id: row.id,
    name: row.querySelector('bdi')?.textContent ?? '',
    forms: row.dataset.forms?.split('|') ?? [],
  }
}

function hideEmptyLetters(list: HTMLElement): void {
  for (const section of list.querySelectorAll<HTMLElement>('.term-letter')) {
    section.hidden = !section.querySelector('.term:not([hidden])')
    const { letter } = section.dataset
    const link = list.querySelector<HTMLElement>(`.altimeter a[data-letter="${letter}"]`)
    if (link) link.toggleAttribute('data-empty', section.hidden)
  }
}

/** By the browser's own highlights, so that the kept text stays as it is. */
function markMatches(rows: readonly HTMLElement[], query: string): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.delete(markName)
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return
  const marks = new Highlight()
  for (const row of rows)
    for (const part of row.querySelectorAll('h3, .term-text > p:first-child')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        for (const range of rangesOf(node, words)) marks.add(range)
      }
    }
  CSS.highlights.set(markName, marks)
}

function rangesOf(node: Text, words: readonly string[]): Range[] {
  const text = node.data
  // Only where removing accents moves no letter; otherwise the row is shown without marks.
  const folded = [...text].map((letter) => plain(letter) || letter)
  if (folded.some((letter) => letter.length !== 1) || folded.length !== text.length) return []
  const line = folded.join('')
  return words.map(plain).flatMap((word) => {
    const ranges: Range[] = []
    for (let at = line.indexOf(word); at >= 0 && word; at = line.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      ranges.push(range)
    }
    return ranges
  })
}
