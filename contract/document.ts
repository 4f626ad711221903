import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { mostInBlock } from '#core/site/post-drafts.ts'
import { place } from './order-config.ts'
import { typed } from './values.ts'

/**
 * A text with structure, such as a blog post or a legal page: ProseMirror's JSON with the names of Tiptap's nodes, so
 * that an editor can write it. Everything is bounded; a document contains no HTML.
 */

/** A page of the site by its English path, another post (`post:its-id`), a mail address or a publisher's page. */
const href = z
  .string()
  .max(300)
  .regex(/^(?:\/(?![/\\])|#|post:[a-z\d-]+$|mailto:|https:\/\/)[^\p{Cc}\p{Cs}]*$/u)

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
])

const run = z.strictObject({
  type: z.literal('text'),
  text: typed(5_000).min(1),
  marks: z.array(mark).max(4).optional(),
})

const hardBreak = z.strictObject({ type: z.literal('hardBreak') })
const inline = z.array(z.discriminatedUnion('type', [run, hardBreak])).max(200)
/** In a draft a text can be empty; ProseMirror then leaves it out. */
const draftInline = inline.default([])
const level = z.union([z.literal(2), z.literal(3)])

/** A heading's id is its anchor; `withHeadingIds` on the server writes it. */
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level, id: z.string().min(1).max(120) }),
  content: inline.min(1),
})
const draftHeading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level }),
  content: draftInline,
})

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.min(1) })
const draftParagraph = z.strictObject({ type: z.literal('paragraph'), content: draftInline })

/** A list whose items contain `inside`; lists nest two levels deep. */
function listsOf<
  const Inside extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(inside: Inside) {
  const listItem = z.strictObject({
    type: z.literal('listItem'),
    content: z.array(z.discriminatedUnion('type', inside)).min(1).max(20),
  })
  const content = z.array(listItem).min(1).max(mostInBlock.items)
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
const innerDraftLists = listsOf([draftParagraph])
const draftLists = listsOf([draftParagraph, ...innerDraftLists])

/** `end` holds figures. */
const cellAttrs = z.strictObject({ align: z.enum(['start', 'end']) })

function tableOf<const Cell extends z.ZodType>(cell: Cell) {
  const content = z.array(cell).length(1)
  const row = z.strictObject({
    type: z.literal('tableRow'),
    content: z
      .array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('tableHeader'), attrs: cellAttrs, content }),
          z.strictObject({ type: z.literal('tableCell'), attrs: cellAttrs, content }),
        ]),
      )
      .min(1)
      .max(mostInBlock.columns),
  })
  return z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(mostInBlock.rows) })
}

const table = tableOf(z.strictObject({ ...paragraph.shape, content: inline }))
const draftTable = tableOf(draftParagraph)

/** A notice beside the text; its first sentence is bold. */
const callout = z.strictObject({
  type: z.literal('callout'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, ...innerLists]))
    .min(1)
    .max(20),
})
const draftCallout = z.strictObject({
  type: z.literal('callout'),
  content: z
    .array(z.discriminatedUnion('type', [draftParagraph, ...innerDraftLists]))
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

const caption = typed(300)
const longestAlt = 300

/** A picture of the blog (`uploadPostPicture`), described for those who don't see it. */
const picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ picture: z.uuid(), alt: typed(longestAlt).min(1), caption }),
})
const draftPicture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ picture: z.uuid(), alt: typed(longestAlt), caption }),
})

const block = z.discriminatedUnion('type', [
  heading,
  paragraph,
  ...lists,
  table,
  callout,
  calculator,
  divisions,
  picture,
])

/** A block while it is written: its words can still be missing, and a heading has no anchor yet. */
export const draftBlock = z.discriminatedUnion('type', [
  draftHeading,
  draftParagraph,
  ...draftLists,
  draftTable,
  draftCallout,
  calculator,
  divisions,
  draftPicture,
])

export const document = z.strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(500) })

/** The headings of a document, for its table of contents. */
export const headings = z.array(
  z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
)

export type Document = z.output<typeof document>
export type Block = Document['content'][number]
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
export type DraftBlock = z.output<typeof draftBlock>
export type Inline = z.output<typeof inline>[number]
export type Run = z.output<typeof run>
export type Mark = z.output<typeof mark>
export type Headings = z.output<typeof headings>
