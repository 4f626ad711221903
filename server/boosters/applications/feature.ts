import type { Feature } from '#server/platform/ports/feature.ts'
import { eraseOldApplications } from './erase-old-applications.ts'
import { applicationsRoutes } from './routes.ts'

export const applications: Feature = {
  routes: [applicationsRoutes],
  sweeps: {
    'erase-old-applications': { each: 'night', run: eraseOldApplications },
  },
}
