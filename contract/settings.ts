import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSettings, exampleExport } from './privacy.ts'
import { instant, localeCode, success } from './values.ts'

/** The settings page reads everything with one call: one member for each section, and each section owns its member. */
export const settings = z.object({
  profile: z.object({ kind: z.enum(['guest', 'customer']), username: z.string() }),
  email: z.object({ address: z.string(), confirmed_at: instant.nullable() }),
  /** `is_set` is false for a guest, and for an account that signs in without a password. */
  password: z.object({ is_set: z.boolean() }),
  appearance: z.object({ locale: localeCode }),
  data: dataSettings,
})

export const getSettings = endpoint({
  summary: 'Get the settings of the signed-in user, section by section',
  guard: 'authentication',
  reply: success(z.object({ settings })),
  errors: [],
  example: {
    reply: {
      data: {
        settings: {
          profile: { kind: 'customer', username: 'mira' },
          email: { address: 'mira@example.com', confirmed_at: '2026-08-02T10:00:00.000Z' },
          password: { is_set: true },
          appearance: { locale: 'en' },
          data: { export: exampleExport, erasure: { refusal: null, open_orders: [], owed: 0 } },
        },
      },
    },
  },
})

export const settingsContract = { getSettings }
