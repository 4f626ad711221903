import type { Feature } from '#server/platform/ports/feature.ts'
import { reportLedger } from './report-ledger.ts'

export const ledger: Feature = {
  sweeps: {
    'report-ledger': { each: 'hour', run: reportLedger },
  },
}
