import { z } from 'zod'
import { everyReadyReason } from '#core/orders/ready-reasons.ts'
import { auditPageSize, auditSearchLength } from '#core/site/audit-check.ts'
import { auditFields, auditKinds } from '#core/site/audit-fields.ts'
import { auditGroups, auditOperationNames } from '#core/site/audit-operations.ts'
import { auditSubjectKinds, longestSubject } from '#core/site/audit-subjects.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, localeCode, success, text } from './values.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

const entry = z.object({
  entry: z.int(),
  at: instant,
  /** Null for what the server did itself. */
  actor: z
    .object({
      user_id: id,
      /** Null for a person who was erased. */
      name: z.string().nullable(),
      /** What they are today. */
      role: z.enum(['staff', 'booster', 'customer']),
    })
    .nullable(),
  /** One of the table of operations; a name that it doesn't have was written by another version. */
  operation: z.string(),
  on: z.object({
    kind: z.enum(auditSubjectKinds),
    /** An id, a number or a name, by the kind. */
    key: z.string(),
    /** What people call it: an order's number, a name, a code. Null if it is gone. */
    label: z.string().nullable(),
    /** As the filter takes it. */
    subject: z.string(),
  }),
  changes: z.array(
    z.object({
      field: z.enum(auditFields),
      as: z.enum(auditKinds),
      before: value.nullable(),
      after: value.nullable(),
    }),
  ),
  reason: z.string().nullable(),
  /** The reason that was picked; own words can follow it. */
  ready: z.enum(everyReadyReason).nullable(),
  hash: z.string(),
  previous_hash: z.string(),
})

const day = z.iso.date()

const filters = z.strictObject({
  /** The beginning of a name, of a code or of an order's number, or the number of an entry. */
  q: text(auditSearchLength).default(''),
  /** A person's id, all staff, or what the server did itself. */
  who: z.union([id, z.enum(['staff', 'system'])]).optional(),
  what: z.enum([...auditGroups, ...auditOperationNames]).optional(),
  /** A subject as an entry has it; that of an order is also its tip and its dispute. */
  on: text(longestSubject).optional(),
  /** Days in the shop's time zone, both included. */
  from: day.optional(),
  to: day.optional(),
})

const exampleEntry = {
  entry: 48_201,
  at: '2026-11-22T17:31:00.000Z',
  actor: { user_id: '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d', name: 'ana', role: 'staff' },
  operation: 'correct balance',
  on: {
    kind: 'user',
    key: '0b7a3c1e-2f57-4c85-8c0d-6a2b0f7e9d11',
    label: 'mira',
    subject: 'user 0b7a3c1e-2f57-4c85-8c0d-6a2b0f7e9d11',
  },
  changes: [{ field: 'balance', as: 'amount', before: 1240, after: 2740 }],
  reason: 'The order was one day late',
  ready: null,
  hash: 'a07d94b5'.repeat(8),
  previous_hash: '9f3c0b27'.repeat(8),
}

const listAudit = endpoint({
  summary:
    'What staff did, newest first: who, what, on what, the values before and after, and the reason. Logins, secrets and texts of messages are never part of it',
  guard: 'FullAccess',
  query: filters.extend({
    /** Only entries before this one: the next page. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: success(
    z.object({
      items: z.array(entry).max(auditPageSize),
      /** Whether older entries follow. */
      more: z.boolean(),
      /** Counted up to 10,000. */
      total: z.int(),
      /** Everyone whom an entry names as its actor, for the filter; at most 200. */
      actors: z.array(z.object({ user_id: id, name: z.string().nullable() })),
    }),
  ),
  errors: [],
  perMinute: 120,
  example: { reply: { data: { items: [exampleEntry], more: false, total: 1, actors: [] } } },
})

const chain = success(
  z.object({
    state: z.enum(['unchecked', 'whole', 'broken']),
    /** A check that is under way, and how many entries it has followed. */
    running: z.object({ followed: z.int() }).nullable(),
    /** Of the last check: how many entries follow one another, and since when. */
    entries: z.int(),
    since: instant.nullable(),
    checked_at: instant.nullable(),
    next_at: instant,
    /** The first entry that doesn't match the one before. */
    broken: z.int().nullable(),
  }),
)
const exampleChain = {
  data: {
    state: 'whole',
    running: null,
    entries: 48_212,
    since: '2025-01-03T09:12:00.000Z',
    checked_at: '2026-11-22T17:50:00.000Z',
    next_at: '2026-11-22T18:50:00.000Z',
    broken: null,
  },
}

const getAuditChain = endpoint({
  summary: 'Whether the audit log is whole, as the last check found it, and how far a check is',
  guard: 'FullAccess',
  reply: chain,
  errors: [],
  perMinute: 120,
  example: { reply: exampleChain },
})

const checkAuditChain = endpoint({
  summary:
    'Check the audit log now; the check goes on after the reply. One that is under way is not begun again',
  guard: 'FullAccess',
  unkept: 'A repeat finds the check under way',
  reply: chain,
  errors: [],
  perMinute: 4,
  example: { reply: exampleChain },
})

const exportAudit = endpoint({
  summary:
    'Export what the filters find as CSV, the newest 10,000 entries at most; the export is an entry itself',
  guard: 'FullAccess',
  unkept: 'Each export is an entry of the log, and it can be too large to store',
  body: filters.extend({
    /** The form of the file follows its reader's language. */
    locale: localeCode,
  }),
  reply: success(z.object({ name: z.string(), content: z.string(), entries: z.int(), more: z.boolean() })),
  errors: [],
  perMinute: 6,
  example: { body: { q: '', locale: 'en' } },
})

export const auditContract = { listAudit, getAuditChain, checkAuditChain, exportAudit }
