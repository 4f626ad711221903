import { z } from 'zod'
import { mostHours } from '#core/choices/order-config.ts'
import { areWeekSpans, dayMinutes, isSpan, teachingBounds } from '#core/orders/teaching-hours.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, success } from './values.ts'
import { timeZone } from './week-hours.ts'

const minute = z.int().min(0).max(dayMinutes)

/** When a coach teaches, in minutes of the day in their own time zone, and when a session can be booked. */
const hours = z.strictObject({
  time_zone: timeZone,
  /** Sorted by time of the week (1 is Monday), on half hours, without overlap. */
  spans: z
    .array(z.strictObject({ day: z.int().min(1).max(7), from: minute, to: minute }))
    .max(teachingBounds.spans)
    .refine(areWeekSpans),
  /** A day off is a date without a span: its weekly hours don't count. A span is added to the hours of its date. */
  exceptions: z
    .array(
      z.strictObject({
        date: z.iso.date(),
        span: z.strictObject({ from: minute, to: minute }).refine(isSpan).nullable(),
      }),
    )
    .max(teachingBounds.exceptions),
  /** The hours between a booking and its session. */
  notice_hours: z.int().min(0).max(teachingBounds.noticeHours),
  /** How many days ahead a session can be booked. */
  ahead_days: z.int().min(1).max(teachingBounds.aheadDays),
})

export const getTeachingHours = endpoint({
  summary: "Get the coach's own hours, from which customers pick a session's time; null until they set some",
  guard: 'Booster',
  reply: success(
    z.object({
      /** Whether they can coach a game; only coaches set hours. */
      may_teach: z.boolean(),
      hours: hours.nullable(),
      /** The next free starts of an hour, as customers see them. */
      next: z.array(instant),
    }),
  ),
  errors: [],
})

export const saveTeachingHours = endpoint({
  summary:
    "Set the coach's own hours. Booked sessions stay where they are; without any hours, times are agreed on after the booking",
  guard: 'Booster',
  body: hours,
  reply: success(z.object({ hours: hours.nullable() })),
  errors: ['coach_not_eligible'],
  perMinute: 30,
  example: {
    body: {
      time_zone: 'Europe/Berlin',
      spans: [{ day: 1, from: 1080, to: 1320 }],
      exceptions: [
        { date: '2026-12-24', span: null },
        { date: '2026-12-27', span: { from: 840, to: 1080 } },
      ],
      notice_hours: 12,
      ahead_days: 30,
    },
  },
})

export const listFreeSlots = endpoint({
  summary: 'List the starts that a coach has free for a session of some hours, soonest first',
  guard: 'public',
  params: z.strictObject({ coach_id: id }),
  query: z.strictObject({ hours: z.coerce.number().int().min(1).max(mostHours).default(1) }),
  reply: success(
    z.object({
      /** The coach's own; null for someone who offers no times. */
      time_zone: timeZone.nullable(),
      starts: z.array(instant),
    }),
  ),
  errors: [],
  perMinute: 120,
})

export const teachingHoursContract = { getTeachingHours, saveTeachingHours, listFreeSlots }
