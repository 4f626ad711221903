import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { place } from './order-config.ts'

/**
 * A text with structure, such as a blog post or a legal page: ProseMirror's JSON with the names of Tiptap's nodes, so
 * that an editor can write it. Everything is bounded; a document contains no HTML.
 */

/** A page of the site by its English path, another post (`post:its-id`), a mail address or a publisher's page. */
const href = z
  .string()
  .max(300)
  .regex(/^(?:\/(?!\/)|#|post:[a-z\d-]+$|mailto:|https:\/\/)/)

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
])

const run = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(5_000),
  marks: z.array(mark).max(4).optional(),
})

const hardBreak = z.strictObject({ type: z.literal('hardBreak') })
const inline = z.array(z.discriminatedUnion('type', [run, hardBreak])).max(200)

/** A heading's id is its anchor; `withHeadingIds` on the server writes it. */
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]), id: z.string().min(1).max(120) }),
  content: inline.min(1),
})

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.min(1) })

/** A list whose items contain `inside`; lists nest two levels deep. */
function listsOf<
  const Inside extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(inside: Inside) {
  const listItem = z.strictObject({
    type: z.literal('listItem'),
    content: z.array(z.discriminatedUnion('type', inside)).min(1).max(20),
  })
  const content = z.array(listItem).min(1).max(100)
  return [
    z.strictObject({ type: z.literal('bulletList'), content }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().min(0).max(10_000) }),
      content,
    }),
  ] as const
}

const innerLists = listsOf([paragraph])
const lists = listsOf([paragraph, ...innerLists])

/** `end` holds figures. */
const cellAttrs = z.strictObject({ align: z.enum(['start', 'end']) })
const cellContent = z.array(z.strictObject({ ...paragraph.shape, content: inline })).length(1)

const row = z.strictObject({
  type: z.literal('tableRow'),
  content: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('tableHeader'), attrs: cellAttrs, content: cellContent }),
        z.strictObject({ type: z.literal('tableCell'), attrs: cellAttrs, content: cellContent }),
      ]),
    )
    .min(1)
    .max(12),
})

const table = z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(100) })

/** A notice beside the text; its first sentence is bold. */
const callout = z.strictObject({
  type: z.literal('callout'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, ...innerLists]))
    .min(1)
    .max(20),
})

/** The mini calculator, which begins with this climb. */
const calculator = z.strictObject({
  type: z.literal('calculator'),
  attrs: z.strictObject({ game: z.enum(gameIds), from: place, to: place }),
})

/** The figure of how many games each division of a game takes. */
const divisions = z.strictObject({
  type: z.literal('divisions'),
  attrs: z.strictObject({ game: z.enum(gameIds) }),
})

const block = z.discriminatedUnion('type', [
  heading,
  paragraph,
  ...lists,
  table,
  callout,
  calculator,
  divisions,
])

export const document = z.strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(500) })

/** The headings of a document, for its table of contents. */
export const headings = z.array(
  z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
)

export type Document = z.output<typeof document>
export type Block = Document['content'][number]
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
export type Inline = z.output<typeof inline>[number]
export type Run = z.output<typeof run>
export type Mark = z.output<typeof mark>
export type Headings = z.output<typeof headings>
