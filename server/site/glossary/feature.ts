import type { Feature } from '#server/platform/ports/feature.ts'
import { glossaryRoutes } from './routes.ts'

export const glossary: Feature = {
  routes: [glossaryRoutes],
}
