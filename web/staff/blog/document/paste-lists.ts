import type { Drop } from './dropped.ts'

type WordItem = { element: HTMLElement; level: number; ordered: boolean; start: number }

/** Word's lists are paragraphs with the style `mso-list:l0 level2 lfo1` and their mark as text. */
export function buildWordLists(body: HTMLElement): void {
  let run: WordItem[] = []
  const finish = () => {
    const [first] = run
    if (first) nestItems(first.element, run)
    run = []
  }
  for (const element of body.querySelectorAll<HTMLElement>('p,h1,h2,h3,h4,h5,h6')) {
    const item = wordItem(element)
    const last = run.at(-1)
    if (last && (!item || nextOf(last.element) !== element)) finish()
    if (item) run.push(item)
  }
  finish()
}

function nextOf(element: Element): Element | null {
  return element.nextElementSibling
}

function wordItem(element: HTMLElement): WordItem | null {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1]
  if (!level) return null
  const mark = element.querySelector('[style*="mso-list:Ignore" i],[style*="mso-list: Ignore" i]')
  const words = mark?.textContent?.trim() ?? ''
  mark?.remove()
  const number = /^\(?(\d+|[a-z]{1,3})[.)]/i.exec(words)
  return {
    element,
    level: Number(level),
    ordered: number !== null,
    start: Number.parseInt(number?.[1] ?? '1', 10) || 1,
  }
}

function nestItems(before: HTMLElement, items: readonly WordItem[]): void {
  const open: { level: number; list: HTMLElement; ordered: boolean }[] = []
  const place = document.createElement('div')
  before.before(place)
  for (const { element, level, ordered, start } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let top = open.at(-1)
    if (top?.level === level && top.ordered !== ordered) {
      open.pop()
      top = open.at(-1)
    }
    if (!top || top.level < level) {
      const list = document.createElement(ordered ? 'ol' : 'ul')
      if (ordered && start !== 1) list.setAttribute('start', String(start))
      const parent = top?.list.lastElementChild ?? place
      parent.append(list)
      top = { level, list, ordered }
      open.push(top)
    }
    const item = document.createElement('li')
    const words = document.createElement('p')
    words.append(...element.childNodes)
    item.append(words)
    top.list.append(item)
    element.remove()
  }
  place.replaceWith(...place.childNodes)
}

/** Two levels; a list that a program wrote beside the item that it belongs to goes into it. */
export function tidyLists(body: HTMLElement, drop: Drop): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.tagName === 'LI') item.append(list)
    else {
      const own = document.createElement('li')
      list.replaceWith(own)
      own.append(list)
    }
  }
  const deep = [...body.querySelectorAll('li li li')].reverse()
  drop('depth', deep.length > 0 ? 1 : 0)
  for (const item of deep) raise(item)
  for (const list of body.querySelectorAll('ul,ol')) if (!list.querySelector('li')) list.remove()
}

function raise(item: Element): void {
  const upper = item.parentElement?.closest('li')
  const list = item.parentElement
  if (!upper || !list) return
  upper.after(item)
  if (list.children.length === 0) list.remove()
}
