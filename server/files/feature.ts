import type { Feature } from '#server/platform/ports/feature.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'
import { filesRoutes } from './routes.ts'

export const files: Feature = {
  routes: [filesRoutes],
  sweeps: {
    'delete-unused-pictures': { each: 'night', run: deleteUnusedPictures },
  },
}
