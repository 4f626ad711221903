import type { Drop } from './dropped.ts'

/** Word hides list marks from other programs in conditional comments, and pictures in those that only it reads. */
export function withoutConditions(html: string): string {
  const [before = '', ...conditional] = html.split(/<!--\[if[^\]<]*\]>/i)
  return [before, ...conditional.map(withoutHidden)].join('').replace(/<!\[(?:if[^\]<]*|endif)\]>/gi, '')
}

function withoutHidden(conditional: string): string {
  const [hidden = '', ...after] = conditional.split(/<!\[endif\]-->/i)
  // One that never ends stays a comment.
  if (after.length === 0) return `<!--${hidden}`
  return (/<v:imagedata|<img/i.test(hidden) ? '<img data-hidden>' : '') + after.join('')
}

const objects =
  'script,style,link,meta,title,base,template,noscript,iframe,object,embed,svg,math,canvas,audio,video,form,input,button,select,textarea,xml'
const invisible = new Set(['STYLE', 'LINK', 'META', 'TITLE', 'BASE', 'XML'])

export function removeObjects(body: HTMLElement, drop: Drop): void {
  for (const element of body.querySelectorAll(objects)) {
    if (!element.isConnected) continue
    if (!invisible.has(element.tagName.toUpperCase())) drop('objects')
    element.remove()
  }
  // Word's own elements carry empty paragraphs.
  for (const element of body.querySelectorAll('*'))
    if (/^(?:o|w|m|st1):/i.test(element.tagName)) element.replaceWith(...element.childNodes)
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: ChildNode[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode)
  for (const comment of comments) comment.remove()
}

const commentMarks =
  '[style*="mso-element:comment-list"],[style*="mso-element: comment-list"],.MsoCommentReference,.MsoCommentText,[style*="mso-special-character:comment"],a[href^="#cmnt"],a[id^="cmnt"],.sdcomment,a[href^="#_msocom"]'
const deletedMarks = 'del,.msoDel,[style*="mso-prop-change"],s.deleted'
const noteMarks =
  '[style*="mso-element:footnote"],[style*="mso-element:endnote"],a[href^="#_ftn"],a[href^="#ftnt"],a.sdfootnoteanc,.sdfootnotesym,div[id^="sdfootnote"],div[id^="ftn"],.MsoFootnoteReference'

export function removeTracks(body: HTMLElement, drop: Drop): void {
  // Google writes its comments below the text, each with a link back.
  for (const back of body.querySelectorAll('a[href^="#cmnt_ref"],a[href^="#ftnt_ref"]'))
    (back.closest('div > p')?.parentElement ?? back).remove()
  const comments = remove(body, commentMarks)
  // One comment leaves several marks; what people count are the references.
  if (comments.length > 0) drop('comments', Math.max(1, comments.filter((each) => isReference(each)).length))
  drop('deletions', remove(body, deletedMarks).length)
  const notes = remove(body, noteMarks)
  if (notes.length > 0) drop('notes', Math.max(1, Math.floor(notes.length / 2)))
  for (const inserted of body.querySelectorAll('ins,.msoIns')) inserted.replaceWith(...inserted.childNodes)
}

function isReference(element: Element): boolean {
  return element.matches('.MsoCommentReference,a[href^="#cmnt"],.sdcomment')
}

function remove(body: HTMLElement, selector: string): Element[] {
  const found = [...body.querySelectorAll(selector)].filter((each) => !each.parentElement?.closest(selector))
  for (const each of found) each.remove()
  return found
}

/** Others' pictures: their addresses lead to a stranger's server, or to a file that only one machine has. */
export function removePictures(body: HTMLElement, drop: Drop): void {
  const pictures = body.querySelectorAll('img,picture,image')
  drop('pictures', pictures.length)
  for (const picture of pictures) picture.remove()
}
