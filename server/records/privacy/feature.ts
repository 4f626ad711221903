import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { forgetOldData } from './forget-old-data.ts'
import { prepareExports } from './prepare-exports.ts'
import { privacyRoutes } from './routes.ts'

export const privacy: Feature = {
  routes: [privacyRoutes],
  sweeps: {
    'prepare-exports': { alone: everyMinute, run: prepareExports },
    'forget-old-data': { each: 'hour', run: forgetOldData },
  },
}
