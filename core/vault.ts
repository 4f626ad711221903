import { minuteMs } from './durations.ts'

/** How long an opened login stays in sight before it hides again. */
export const loginViewMs = minuteMs
