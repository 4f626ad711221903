import { z } from 'zod'
import { orderNoteLength, orderTags, tagOf } from '#core/orders/handling.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, orderParams, pageOf, paragraphs, person, success } from './values.ts'

/** How staff share the work on an order. Its customer and its boosters never read any of it. */

/** A tag as it is typed, which is stored by `tagOf`. */
export const orderTag = z
  .string()
  .max(60)
  .overwrite((typed) => tagOf(typed) ?? typed)
  .refine((typed) => tagOf(typed) !== null)

/** Whose orders: the caller's, nobody's, or a colleague's. */
export const assigneeFilter = z.union([z.enum(['me', 'nobody']), id])

const note = z.object({ note_id: id, author: person, text: z.string(), at: instant, pinned: z.boolean() })

const handling = z.object({
  assignee: person.nullable(),
  tags: z.array(z.string()),
  /** Pinned ones first, then the newest. */
  notes: pageOf(note),
  /** Those who can take it. */
  colleagues: z.array(person),
  /** Tags of other orders, the last used first. */
  known_tags: z.array(z.string()),
})

const errors = ['order_not_found', 'own_affair'] as const

export const getOrderHandling = endpoint({
  summary: 'Get who of staff handles an order, its tags, and what staff wrote about it for one another',
  guard: 'EditOrders',
  params: orderParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: success(handling),
  errors,
})

export const assignColleague = endpoint({
  summary:
    'Give an order to a colleague, take it, or give it back; refused if it isn’t with whom the caller saw it',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ assignee_id: id.nullable(), was: id.nullable() }),
  reply: success(handling),
  errors: [...errors, 'assignee_changed', 'user_not_found'],
  perMinute: 60,
  example: { body: { assignee_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a14', was: null } },
})

export const tagOrder = endpoint({
  summary: 'Add tags to an order, or take them off; two who do so at once both count',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({
    add: z.array(orderTag).max(orderTags.most),
    remove: z.array(orderTag).max(orderTags.most),
  }),
  reply: success(handling),
  errors: [...errors, 'too_many_tags'],
  perMinute: 60,
  example: { body: { add: ['chargeback risk'], remove: [] } },
})

export const addOrderNote = endpoint({
  summary: 'Add a note to an order, which only staff read; one that is sent again under its id stays one',
  guard: 'EditOrders',
  params: orderParams,
  body: z.strictObject({ note_id: id, text: paragraphs(orderNoteLength).min(1) }),
  reply: success(handling),
  errors,
  perMinute: 30,
  example: {
    body: { note_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a14', text: 'Asked onyx for the match history.' },
  },
})

export const pinOrderNote = endpoint({
  summary: 'Keep a note above the others, or let it go',
  guard: 'EditOrders',
  params: orderParams.extend({ note_id: id }),
  body: z.strictObject({ pinned: z.boolean() }),
  reply: success(handling),
  errors,
  perMinute: 60,
  example: { body: { pinned: true } },
})

export const orderHandlingContract = {
  getOrderHandling,
  assignColleague,
  tagOrder,
  addOrderNote,
  pinOrderNote,
}
