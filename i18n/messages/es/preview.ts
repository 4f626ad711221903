import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'Vista previa: {title}',
  notice: 'Esta es la vista previa de un artículo que aún no está publicado así. No compartas el enlace.',
  languages: 'Idiomas de la vista previa',
  goneTitle: 'Esta vista previa está cerrada',
  goneText: 'El enlace se ha revocado o ha caducado. Pide uno nuevo a quien te lo envió.',
  toBlog: 'Ir al blog',
} satisfies TranslationOf<typeof preview, 'es'>
