import type { Feature } from '#server/platform/ports/feature.ts'
import { releaseDueTips } from './release-due-tips.ts'
import { tipsRoutes } from './routes.ts'

export const tips: Feature = {
  routes: [tipsRoutes],
  sweeps: {
    'release-due-tips': { each: 'minute', run: releaseDueTips },
  },
}
