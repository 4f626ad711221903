import { z } from 'zod'
import { codeStates, credentialActions } from '#core/orders/vault.ts'
import { instant } from '../values.ts'

/** What an order's page says of the login. */
export const vaultSection = {
  vault: z.object({
    stored: z.boolean(),
    /** The login code that the booster asked for, for both of them; null while none is asked for. */
    code: z
      .object({
        state: z.enum(codeStates),
        asked_at: instant,
        /** Until when it can be typed in, or opened. */
        until: instant,
        /** The customer had no page open and was mailed. */
        mailed: z.boolean(),
      })
      .nullable(),
    events: z.array(
      z.object({
        at: instant,
        actor_name: z.string().nullable(),
        action: z.enum(credentialActions),
      }),
    ),
  }),
}
