import type { Run } from '#contract/document.ts'

/** The same node with other runs of text, in the order of reading. */
export function mapRuns<Node extends object>(node: Node, change: (run: Run) => Run): Node {
  const { type, content } = node as { type?: string; content?: object[] }
  if (type === 'text') return change(node as unknown as Run) as unknown as Node
  return content ? { ...node, content: content.map((each) => mapRuns(each, change)) } : node
}

/** All words of a document or a block. */
export function wordsOf(document: object): string {
  const words: string[] = []
  mapRuns(document, (run) => {
    words.push(run.text)
    return run
  })
  return words.join(' ')
}
