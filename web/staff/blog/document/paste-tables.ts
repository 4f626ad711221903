import type { Drop } from './dropped.ts'

/** Figures are at the end of their column; programs say so of the cell or of its words. */
export function markFigures(body: HTMLElement): void {
  for (const cell of body.querySelectorAll<HTMLElement>('td,th')) {
    const words = cell.querySelector('p')
    const sides = [
      cell.style.textAlign,
      cell.getAttribute('align'),
      words?.style.textAlign,
      words?.getAttribute('align'),
    ]
    if (sides.some((side) => side === 'right' || side === 'end')) cell.dataset.align = 'end'
  }
}

/** A cell contains words. Joined cells become one with the words and empty ones beside it. */
export function tidyTables(body: HTMLElement, drop: Drop): void {
  let joined = 0
  for (const nested of body.querySelectorAll('table table')) {
    joined++
    nested.replaceWith(document.createTextNode(` ${nested.textContent?.replace(/\s+/g, ' ').trim() ?? ''} `))
  }
  for (const table of body.querySelectorAll('table')) {
    joined += spread(table)
    for (const cell of table.querySelectorAll('td,th')) flatten(cell)
    const first = table.rows[0]
    if (first && !first.querySelector('th')) for (const cell of Array.from(first.cells)) asHead(cell)
  }
  drop('cells', joined)
}

/** Gives back to joined cells the empty ones that they cover, so that every row is as wide as the widest. */
function spread(table: HTMLTableElement): number {
  let joined = 0
  const covered: number[][] = []
  const rows = [...table.rows]
  rows.forEach((row, y) => {
    const cells = [...row.cells]
    let column = 0
    for (const cell of cells) {
      while (covered[y]?.includes(column)) {
        cell.before(document.createElement('td'))
        column++
      }
      const across = Math.min(cell.colSpan, 12)
      const down = Math.min(cell.rowSpan, rows.length - y)
      if (across > 1 || down > 1) joined++
      for (let below = 1; below < down; below++)
        for (let beside = 0; beside < across; beside++) {
          covered[y + below] ??= []
          covered[y + below]?.push(column + beside)
        }
      for (let beside = 1; beside < across; beside++) cell.after(document.createElement('td'))
      column += across
    }
  })
  const widest = Math.max(0, ...rows.map((row) => row.cells.length))
  for (const row of rows) while (row.cells.length < widest) row.append(document.createElement('td'))
  return joined
}

function flatten(cell: Element): void {
  const blocks = cell.querySelectorAll('p,div,li,h2,h3,blockquote')
  if (blocks.length === 0) return
  const words = document.createElement('p')
  blocks.forEach((block) => {
    if (block.querySelector('p,div,li,h2,h3,blockquote')) return
    if (words.childNodes.length > 0) words.append(document.createElement('br'))
    words.append(...block.childNodes)
  })
  cell.replaceChildren(words)
}

function asHead(cell: HTMLTableCellElement): void {
  const head = document.createElement('th')
  if (cell.dataset.align) head.dataset.align = cell.dataset.align
  head.append(...cell.childNodes)
  cell.replaceWith(head)
}
