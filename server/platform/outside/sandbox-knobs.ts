import { z } from 'zod'
import { minuteMs } from '#core/base/durations.ts'

/** How the sandbox misbehaves when the page's query or its form asks for it (trust 3). */
export const knobs = z.object({
  /** How often each webhook is delivered; 0 loses it. */
  deliver: z.coerce.number().int().min(0).max(50).default(1),
  /** Milliseconds until the first delivery; the customer returns at once. */
  delay: z.coerce.number().int().min(0).max(minuteMs).default(0),
  /** Minor units that the webhook adds to the amount. */
  lie: z.coerce.number().int().default(0),
  /** 1: an earlier event is sent too, and arrives after the later one. */
  reorder: z.coerce.number().int().min(0).max(1).default(0),
  /** 1: the charge is made, but its page times out: no return and no webhook. */
  timeout: z.coerce.number().int().min(0).max(1).default(0),
})
export type Knobs = z.output<typeof knobs>

/** The same as choices of the form, for a person who tries the shop. */
const choices = {
  arrives: { label: 'arrives at once', set: {} },
  repeated: { label: 'arrives three times at once', set: { deliver: 3 } },
  late: { label: 'arrives 20 seconds later', set: { delay: 20_000 } },
  lost: { label: 'is lost', set: { deliver: 0 } },
  reordered: { label: 'arrives before an earlier one', set: { reorder: 1 } },
  wrong: { label: 'names one cent too much', set: { lie: 1 } },
  timeout: { label: 'is lost, and this page times out after the charge', set: { timeout: 1 } },
} as const satisfies Record<string, { label: string; set: Partial<Knobs> }>
type Choice = keyof typeof choices

const chosen = z.object({ webhook: z.enum(Object.keys(choices) as [Choice, ...Choice[]]).default('arrives') })

/** The knobs of a request: what the form chose, and for the rest what the page's query says. */
export function knobsOf(query: unknown, body: unknown): Knobs {
  const { webhook } = chosen.catch({ webhook: 'arrives' }).parse(body)
  return { ...knobs.parse(query), ...choices[webhook].set }
}

/** The choices as a field of the sandbox's forms; the bank has no page that could time out. */
export function knobField(without: readonly Choice[] = []): string {
  const options = Object.entries(choices)
    .filter(([name]) => !without.some((each) => each === name))
    .map(([name, { label }]) => `<option value="${name}">${label}</option>`)
  return `<label>The webhook <select name="webhook">${options.join('')}</select></label>`
}
