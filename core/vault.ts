import { minuteMs } from './durations.ts'

/** How long an opened login stays in sight before it hides again. */
export const loginViewMs = minuteMs

/** How logins are encrypted, as pages name it. */
export const vaultCipher = 'AES-256-GCM'
