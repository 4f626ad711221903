import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type Document, document as documentForm } from '#contract/document.ts'
import { DocumentError } from './document-error.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { headingsOf, withHeadingIds } from './heading-ids.ts'
import { readBlocks } from './read-blocks.ts'
import type { Refuse } from './read-inline.ts'

export type SourceText = FrontMatter & { document: Document }

/**
 * Reads a source file: front matter and Markdown of our dialect. Holes stay as they are; `fillDocument` fills them.
 * @throws DocumentError that names file and line of what is not allowed.
 */
export function readMarkdown(file: string, source: string): SourceText {
  const { front, body } = readFrontMatter(file, source)
  const refuse: Refuse = (node, reason) => {
    throw new DocumentError(file, node.position?.start.line ?? 1, reason)
  }
  const tree = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const content = readBlocks(tree.children, refuse)
  const read = documentForm.safeParse(withHeadingIds({ type: 'doc', content }))
  if (!read.success) {
    const [issue] = read.error.issues
    const node = tree.children[Number(issue?.path[1])]
    return refuse(node ?? {}, `${issue?.path.join('.')}: ${issue?.message}`)
  }
  checkAnchors(read.data, (href) => {
    const line = body.split('\n').findIndex((each) => each.includes(`(${href})`)) + 1
    throw new DocumentError(file, line, `${href} leads to no heading`)
  })
  return { ...front, document: read.data }
}

/** Links within the text lead to its headings. */
function checkAnchors(document: Document, refuse: (href: string) => never): void {
  const ids = new Set(headingsOf(document).map(({ id }) => `#${id}`))
  for (const [, href = ''] of JSON.stringify(document).matchAll(/"href":"(#[^"]*)"/g))
    if (!ids.has(href) && !ids.has(decodeURIComponent(href))) refuse(href)
}
