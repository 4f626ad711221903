import type { Feature } from '#server/platform/ports/feature.ts'
import { recountFigures } from './count-figures.ts'

export const figures: Feature = {
  sweeps: {
    'recount-figures': { each: 'hour', run: recountFigures },
  },
}
