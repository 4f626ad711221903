import type { Feature } from '../ports/feature.ts'
import { reportAudit } from './report-audit.ts'

export const audit: Feature = {
  sweeps: {
    'report-audit': { each: 'night', run: reportAudit },
  },
}
