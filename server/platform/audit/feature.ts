import { auditCheckMinute } from '#core/site/audit-check.ts'
import type { Feature } from '../ports/feature.ts'
import { checkChain } from './check-chain.ts'

export const audit: Feature = {
  sweeps: {
    // Alone, because a long chain would keep the sweeps of its round waiting.
    'check-audit': { alone: `${auditCheckMinute} * * * *`, run: checkChain },
  },
}
