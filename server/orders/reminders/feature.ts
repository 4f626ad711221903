import type { Feature } from '#server/platform/ports/feature.ts'
import { offerLateRefunds } from './offer-late-refunds.ts'
import { offerUnplayedRefunds } from './offer-unplayed-refunds.ts'
import { remindOfCheck } from './remind-of-check.ts'

export const reminders: Feature = {
  sweeps: {
    'offer-late-refunds': { each: 'minute', run: offerLateRefunds },
    'offer-unplayed-refunds': { each: 'minute', run: offerUnplayedRefunds },
    'remind-of-check': { each: 'minute', run: remindOfCheck },
  },
}
