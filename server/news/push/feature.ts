import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { pushRoutes } from './routes.ts'
import { sendPushes } from './send-pushes.ts'

export const push: Feature = {
  routes: [pushRoutes],
  // What failed, or was written while no server listened; the bell sends the rest at once.
  sweeps: { 'send-pushes': { alone: everyMinute, run: sendPushes } },
}
