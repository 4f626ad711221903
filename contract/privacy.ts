import { z } from 'zod'
import { erasureRefusals } from '#core/people/erasure.ts'
import { archive, endpoint } from './endpoint.ts'
import { amount, email, id, instant, success } from './values.ts'

/** A copy of a person's data: asked for, and once it is ready, for as long as it can be downloaded. */
const dataExport = z.object({
  _id: id,
  requested_at: instant,
  ready_at: instant.nullable(),
  bytes: z.int().nullable(),
  expires_at: instant,
})

/** What the settings show about a person's data. */
export const dataSettings = z.object({
  export: dataExport.nullable(),
  erasure: z.object({
    refusal: z.enum(erasureRefusals).nullable(),
    open_orders: z.array(z.int()),
    owed: amount,
    /** What they owe the shop. */
    debt: amount,
    /** What the shop gave them and they haven't spent: deleting the account gives it up. */
    given: amount,
  }),
})

/** As examples show it. */
export const exampleExport = {
  _id: '3f6c2f8e-52c4-4f0b-8d6e-2f7a1c9b4e10',
  requested_at: '2026-11-22T18:00:00.000Z',
  ready_at: '2026-11-22T18:00:04.000Z',
  bytes: 48_213,
  expires_at: '2026-11-29T18:00:00.000Z',
}

export const requestExport = endpoint({
  summary:
    'Prepare an archive of everything stored about oneself; one that is not older than a day is returned again',
  guard: 'authentication',
  opensBefore: true,
  fresh: true,
  reply: success(z.object({ export: dataExport })),
  errors: [],
  perMinute: 10,
  example: { reply: { data: { export: { ...exampleExport, ready_at: null, bytes: null } } } },
})

export const downloadExport = endpoint({
  summary: 'Download one’s archive (ZIP)',
  guard: 'authentication',
  opensBefore: true,
  fresh: true,
  params: z.strictObject({ export_id: id }),
  reply: archive,
  errors: ['export_not_found'],
  perMinute: 10,
})

export const eraseAccount = endpoint({
  summary: 'Delete one’s account for good; `email` confirms it',
  guard: 'authentication',
  opensBefore: true,
  unkept: 'The reply clears cookies, and nothing of an erased person is stored',
  fresh: true,
  body: z.strictObject({ email }),
  reply: success(z.object({})),
  errors: [...erasureRefusals, 'confirmation_wrong'],
  perMinute: 10,
  example: { body: { email: 'mira@example.com' }, reply: { data: {} } },
})

export const privacyContract = { requestExport, downloadExport, eraseAccount }
