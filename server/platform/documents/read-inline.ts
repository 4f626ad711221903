import type { PhrasingContent } from 'mdast'
import type { Inline, Mark } from '#contract/document.ts'
import { linkProblem } from './check-link.ts'

/** Refuses a node of the file with its reason. */
export type Refuse = (node: { position?: { start: { line: number } } | undefined }, reason: string) => never

/** The words of a paragraph with their marks. */
export function readInline(nodes: readonly PhrasingContent[], refuse: Refuse, marks: Mark[] = []): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const inside = (mark: Mark) =>
      'children' in node ? readInline(node.children as PhrasingContent[], refuse, [...marks, mark]) : []
    if (node.type === 'text') return run(inOneLine(node.value), marks)
    if (node.type === 'inlineCode') return run(node.value, [...marks, { type: 'code' }])
    if (node.type === 'break') return [{ type: 'hardBreak' }]
    if (node.type === 'strong') return inside({ type: 'bold' })
    if (node.type === 'emphasis') return inside({ type: 'italic' })
    if (node.type !== 'link') return refuse(node, `${node.type} is not allowed in a text`)
    const problem = linkProblem(node.url)
    if (problem) refuse(node, problem)
    return inside({ type: 'link', attrs: { href: node.url } })
  })
}

function run(text: string, marks: readonly Mark[]): Inline[] {
  if (text === '') return []
  return [marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }]
}

/** A line break of the source is a space, except between Chinese characters. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/(?<=[\p{sc=Han}，。、；：？！」』）])[ \t]{0,8}\n[ \t]{0,8}(?=[\p{sc=Han}「『（])/gu, '')
    .replaceAll(/[ \t]{0,8}\n[ \t]{0,8}/g, ' ')
}
