import type { Feature } from '#server/platform/ports/feature.ts'
import { offerLateRefunds } from './offer-late-refunds.ts'
import { remindOfCheck } from './remind-of-check.ts'

export const reminders: Feature = {
  sweeps: {
    'offer-late-refunds': { each: 'minute', run: offerLateRefunds },
    'remind-of-check': { each: 'minute', run: remindOfCheck },
  },
}
