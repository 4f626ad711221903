import { z } from 'zod'
import { replacementCauses } from '#core/orders/silence.ts'
import { instant } from '../values.ts'
import { slot, timeZone } from '../week-hours.ts'

/** How long the booster has been silent; times in the future are when the customer can act. */
const silence = z.object({
  /** When the booster last did something: a game, a message, a look at the login. */
  active_at: instant,
  poked_at: instant.nullable(),
  poke_at: instant,
  /** From when on the customer can take the order from the booster without asking the team. */
  replace_at: instant,
  /** Since when the order is held because of the silence. */
  held_at: instant.nullable(),
})

/** Weekly hours in the customer's time zone. */
export const playHours = z.object({ slots: z.array(slot), time_zone: timeZone })

/** A request for another booster that waits for staff. */
const replacement = z.object({ cause: z.enum(replacementCauses), reason: z.string(), asked_at: instant })

/** What an order's page says of a silent booster, and of when one can play. */
export const silenceSection = {
  /** When the booster can play on the customer's account; null at any time. */
  hours: playHours.nullable(),
  /** Null while nothing is expected of a booster: no game is being played, or a pause or a dispute stops the clock. */
  silence: silence.nullable(),
  /** For customer and staff; null unless the customer asked for another booster. */
  replacement: replacement.nullable(),
}
