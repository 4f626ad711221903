import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleFactors, factorsView } from './factors.ts'
import { dataSettings, exampleExport } from './privacy.ts'
import { connections } from './sign-ins.ts'
import { instant, localeCode, success } from './values.ts'

/** The settings page reads everything with one call: one member for each section, and each section owns its member. */
export const settings = z.object({
  profile: z.object({ kind: z.enum(['guest', 'customer']), username: z.string() }),
  email: z.object({
    address: z.string(),
    confirmed_at: instant.nullable(),
    /** The address that replaces it once both mailboxes have agreed. */
    next: z
      .object({
        address: z.string(),
        old_agreed: z.boolean(),
        new_agreed: z.boolean(),
        until: instant,
      })
      .nullable(),
  }),
  /** `is_set` is false for a guest, and for an account that signs in without a password. */
  password: z.object({ is_set: z.boolean() }),
  /** The other sites that sign the person in. */
  accounts: connections,
  factors: factorsView,
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
          email: { address: 'mira@example.com', confirmed_at: '2026-08-02T10:00:00.000Z', next: null },
          password: { is_set: true },
          accounts: [
            {
              provider: 'discord',
              connected: { name: 'mira_climbs', since: '2026-08-02T10:00:00.000Z' },
              is_last_way_in: false,
            },
          ],
          factors: exampleFactors,
          appearance: { locale: 'en' },
          data: { export: exampleExport, erasure: { refusal: null, open_orders: [], owed: 0 } },
        },
      },
    },
  },
})

export const settingsContract = { getSettings }
