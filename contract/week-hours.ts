import { z } from 'zod'
import { isTimeZone } from '#core/base/zones.ts'

/** Hours of one day of the week (1 is Monday), in a person's own time zone. */
export const slot = z.strictObject({
  day: z.int().min(1).max(7),
  from: z.int().min(0).max(23),
  to: z.int().min(1).max(24),
})

/** The same as others read it: where a coach teaches by the half hour, 18.5 is 18:30. */
export const freeHours = z.object({ day: z.int(), from: z.number(), to: z.number() })

/** A zone of the IANA database, such as Europe/Berlin. */
export const timeZone = z
  .string()
  .max(40)
  .regex(/^[\w+-]+(\/[\w+-]+)*$/)
  .refine(isTimeZone)
