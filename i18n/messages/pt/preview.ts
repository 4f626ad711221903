import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'Pré-visualização: {title}',
  notice:
    'Esta é a pré-visualização de um artigo que ainda não está publicado assim. Não partilhes a ligação.',
  languages: 'Idiomas da pré-visualização',
  goneTitle: 'Esta pré-visualização está fechada',
  goneText: 'A ligação foi revogada ou expirou. Pede uma nova a quem ta enviou.',
  toBlog: 'Ir para o blog',
} satisfies TranslationOf<typeof preview, 'pt'>
