import type { Drop } from './dropped.ts'
import { ownHref } from './safe-href.ts'

/** Titles and headings become the two levels that a post has. */
export function buildBlocks(body: HTMLElement, drop: Drop): void {
  const rename = (element: Element, name: string) => {
    const next = document.createElement(name)
    next.append(...element.childNodes)
    element.replaceWith(next)
  }
  for (const element of body.querySelectorAll('p.MsoTitle,p.title,h1')) rename(element, 'h2')
  const low = body.querySelectorAll('h4,h5,h6')
  drop('headings', low.length)
  for (const element of low) rename(element, 'h3')
  const rules = body.querySelectorAll('hr')
  drop('objects', rules.length)
  for (const rule of rules) rule.remove()
  for (const code of body.querySelectorAll('pre')) rename(code, 'p')
}

const bold = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i
const notBold = /(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/i
const italic = /(?:^|;)\s*font-style:\s*italic/i
const notItalic = /(?:^|;)\s*font-style:\s*normal/i
const lost =
  /(?:^|;)\s*(?:color|background(?:-color)?|font-size|font-family|text-decoration(?:-line)?)\s*:\s*(?!(?:inherit|none|transparent|windowtext|initial|#000000|black)\b)/i

/** Bold and italic from the words' own style, wherever a program writes it. The rest of the look is the site's. */
export function keepMarks(body: HTMLElement, drop: Drop): void {
  let styles = 0
  for (const element of body.querySelectorAll<HTMLElement>(
    'span,font,b,strong,i,em,u,s,strike,small,sup,sub,mark,a',
  )) {
    const style = element.getAttribute('style') ?? ''
    const name = element.tagName
    const isBold = name === 'B' || name === 'STRONG' ? !notBold.test(style) : bold.test(style)
    const isItalic = name === 'I' || name === 'EM' ? !notItalic.test(style) : italic.test(style)
    if (/^(?:FONT|U|S|STRIKE|SMALL|SUP|SUB|MARK)$/.test(name) || (name !== 'A' && lost.test(style))) styles++
    if (name === 'A') keepLink(element, drop)
    else replaceBy(element, isBold && !element.closest('h2,h3'), isItalic)
  }
  drop('styles', styles > 0 ? 1 : 0)
}

function replaceBy(element: HTMLElement, isBold: boolean, isItalic: boolean): void {
  let inside: Node[] = [...element.childNodes]
  const hasBlocks = element.querySelector('p,ul,ol,table,h2,h3,div,blockquote') !== null
  for (const name of hasBlocks ? [] : [isItalic && 'em', isBold && 'strong']) {
    if (!name || inside.length === 0) continue
    const mark = document.createElement(name)
    mark.append(...inside)
    inside = [mark]
  }
  element.replaceWith(...inside)
}

function keepLink(element: HTMLElement, drop: Drop): void {
  const typed = element.getAttribute('href')
  const href = typed === null ? null : ownHref(typed)
  if (href !== null) element.setAttribute('href', href)
  else {
    if (typed !== null) drop('links')
    element.replaceWith(...element.childNodes)
  }
}
