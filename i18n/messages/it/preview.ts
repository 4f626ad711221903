import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'Anteprima: {title}',
  notice: 'Questa è l’anteprima di un articolo che non è ancora pubblicato così. Non condividere il link.',
  languages: 'Lingue dell’anteprima',
  goneTitle: 'Questa anteprima è chiusa',
  goneText: 'Il link è stato revocato o è scaduto. Chiedine uno nuovo a chi te l’ha mandato.',
  toBlog: 'Vai al blog',
} satisfies TranslationOf<typeof preview, 'it'>
