import { z } from 'zod'
import { viewedListNames, viewLimits } from '#core/site/staff-views.ts'
import { endpoint } from './endpoint.ts'
import { id, person, success, text } from './values.ts'

/** Views of staff's lists: filters, sort order and columns under a name, private or shared. */

const list = z.enum(viewedListNames)
const params = z.strictObject({ list })

const word = z.string().regex(/^[a-z][a-z_]{0,29}$/)

/** What the list's address has, by its names; the list ignores what it doesn't know (any more). */
const viewQuery = z
  .array(z.strictObject({ name: word, value: text(viewLimits.value).min(1) }))
  .max(viewLimits.values)

const columns = z.array(word).min(1).max(viewLimits.columns)

const view = z.object({
  view_id: id,
  name: z.string(),
  shared: z.boolean(),
  owner: person,
  /** Whether the caller can change and delete it. */
  changes: z.boolean(),
  query: viewQuery,
  /** Counts the saves. */
  version: z.int(),
})

const views = success(
  z.object({
    views: z.array(view),
    /** The caller's view of this list that opens first; null if none does. */
    default_view_id: id.nullable(),
    /** The caller's columns where no view is open; null for those that the list begins with. */
    columns: columns.nullable(),
  }),
)

export const listViews = endpoint({
  summary:
    'List the views of a list of staff: the caller’s own and those that colleagues share, by name, with what the caller chose for the list. The list needs its permission: orders EditOrders, people EditUsers',
  guard: 'staff',
  params,
  reply: views,
  errors: ['forbidden'],
})

export const countViews = endpoint({
  summary:
    'Count what each of the caller’s views of a list shows now. What a view holds and the list doesn’t know any more is left out',
  guard: 'staff',
  params,
  reply: success(z.object({ counts: z.array(z.object({ view_id: id, count: z.int() })) })),
  errors: ['forbidden'],
  perMinute: 30,
})

export const saveView = endpoint({
  summary:
    'Save a view under its id: a new one, or a change of one that the caller made or, if it is shared, anyone with FullAccess. `version` is the one that the caller saw, 0 for a new view',
  guard: 'staff',
  params: z.strictObject({ list, view_id: id }),
  body: z.strictObject({
    name: text(viewLimits.name).min(1),
    shared: z.boolean(),
    query: viewQuery,
    version: z.int().min(0).max(1_000_000),
  }),
  reply: views,
  errors: ['forbidden', 'view_not_found', 'view_changed', 'too_many_views'],
  perMinute: 30,
  example: {
    body: {
      name: 'Waiting in Europe',
      shared: true,
      query: [
        { name: 'state', value: 'waiting_for_booster' },
        { name: 'server', value: 'euw' },
      ],
      version: 0,
    },
  },
})

export const deleteView = endpoint({
  summary: 'Delete a view, for everyone if it is shared',
  guard: 'staff',
  params: z.strictObject({ list, view_id: id }),
  reply: views,
  errors: ['forbidden', 'view_not_found'],
})

export const chooseForList = endpoint({
  summary: 'Choose the view that a list opens with for the caller, or the columns that it has without a view',
  guard: 'staff',
  params,
  body: z
    .strictObject({
      default_view_id: id.nullable().optional(),
      columns: columns.nullable().optional(),
    })
    .refine((chosen) => Object.keys(chosen).length > 0),
  reply: views,
  errors: ['forbidden', 'view_not_found'],
  perMinute: 60,
  example: { body: { columns: ['due', 'customer', 'price'] } },
})

export const staffViewsContract = { listViews, countViews, saveView, deleteView, chooseForList }
