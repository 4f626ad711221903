import type { LegalName } from '#contract/legal.ts'

/** The version of each legal page and the day from which it applies, the same in every language. Git has the earlier ones. */
export const legalVersions = {
  'terms-of-service': { version: '1.1', since: '2026-11-28' },
  'privacy-policy': { version: '1.10', since: '2026-11-29' },
  'cookie-policy': { version: '1.0', since: '2026-11-22' },
  'refund-policy': { version: '1.1', since: '2026-11-28' },
  imprint: { version: '1.0', since: '2026-11-22' },
} as const satisfies Record<LegalName, { version: string; since: string }>
