import { everyMinutes, type Feature } from '#server/platform/ports/feature.ts'
import { doctorRoutes } from './routes.ts'
import { probeAccess } from './watch-access.ts'

export const doctor: Feature = {
  routes: [doctorRoutes],
  sweeps: {
    'probe-access': { alone: everyMinutes(10), run: probeAccess },
  },
}
