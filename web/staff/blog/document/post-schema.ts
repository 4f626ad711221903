import { type Extensions, Mark, Node } from '@tiptap/core'
import { TableCell, TableHeader, TableRow, Table as TiptapTable } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { gameIds } from '#core/games/game.ts'
import { ownHref } from './safe-href.ts'

/**
 * What a post can contain, as Tiptap reads it: exactly the nodes and marks of `contract/document.ts`. Whatever else is
 * pasted or typed doesn't exist here, so it can't be saved.
 */

/** The first one is what a new block is. */
export const blockTypes = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'table',
  'callout',
  'calculator',
  'divisions',
  'picture',
] as const

const Doc = Node.create({ name: 'doc', topNode: true, content: `(${blockTypes.join(' | ')})+` })

/** The outermost mark. Its address is one that the contract accepts; any other leaves the words alone. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = ownHref(element.getAttribute('href') ?? '')
        return href === null ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href, rel: 'noopener', ...(String(href).startsWith('/glossary#') && { class: 'term-link' }) },
    0,
  ],
})

/** Unlike Tiptap's own, it can be bold or a link too. */
const Code = Mark.create({
  name: 'code',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark('code') }
  },
})

/** A notice beside the text. */
const Callout = Node.create({
  name: 'callout',
  content: '(paragraph | bulletList | orderedList)+',
  group: 'block',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-callout]' }, { tag: 'aside' }, { tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-callout': '' }, 0],
})

/** A block that is one thing, with its settings as JSON in `data-attrs`, so that copying it keeps them. */
const thing = (
  name: string,
  attrs: readonly string[],
  isRight: (attrs: Record<string, unknown>) => boolean,
) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        attrs.map((attr) => [
          attr,
          {
            default: null,
            parseHTML: (element: HTMLElement) => read(element)[attr] ?? null,
            renderHTML: () => ({}),
          },
        ]),
      ),
    parseHTML: () => [
      {
        tag: `div[data-thing="${name}"]`,
        // A stranger's page can name anything; null leaves the attributes to be read above.
        getAttrs: (element) => (isRight(read(element)) ? null : false),
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      {
        ...HTMLAttributes,
        'data-thing': name,
        'data-attrs': JSON.stringify(Object.fromEntries(attrs.map((attr) => [attr, node.attrs[attr]]))),
      },
    ],
  })

function read(element: HTMLElement): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(element.dataset.attrs ?? '{}')
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : {}
  } catch {
    // Somebody else's element; it has no settings of ours.
    return {}
  }
}

const isGame = (value: unknown) => gameIds.some((id) => id === value)
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const Calculator = thing(
  'calculator',
  ['game', 'from', 'to'],
  ({ game, from, to }) => isGame(game) && typeof from === 'object' && typeof to === 'object',
)
export const Divisions = thing('divisions', ['game'], ({ game }) => isGame(game))
export const Picture = thing(
  'picture',
  ['picture', 'alt', 'caption'],
  ({ picture, alt, caption }) =>
    uuid.test(String(picture)) && typeof alt === 'string' && typeof caption === 'string',
)

const align = {
  default: 'start',
  parseHTML: (element: HTMLElement) =>
    element.dataset.align === 'end' || ['right', 'end'].includes(element.style.textAlign) ? 'end' : 'start',
  renderHTML: ({ align }: Record<string, unknown>) => ({ 'data-align': align }),
}

/** Cells are never joined: a document has no spans. */
const one = { default: 1, parseHTML: () => 1, renderHTML: () => ({}) }
const cellAttributes = () => ({
  align,
  colspan: one,
  rowspan: one,
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
})

const Table = TiptapTable.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
})

/** An item of a list has words and further lists, as in a document; a table or a heading that is pasted into one comes after it. */
const Kit = StarterKit.extend({
  addExtensions() {
    const all = this.parent?.() ?? []
    return all.map((each) =>
      each.name === 'listItem'
        ? (each as typeof Doc).extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' })
        : each,
    )
  },
})

/** Every node and mark; views and behavior come on top. */
export const postNodes: Extensions = [
  Doc,
  Kit.configure({
    document: false,
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: false,
    code: false,
    heading: { levels: [2, 3] },
    dropcursor: { color: false, class: 'desk-drop' },
  }),
  Link,
  Code,
  Callout,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph', addAttributes: cellAttributes }),
  TableCell.extend({ content: 'paragraph', addAttributes: cellAttributes }),
]
