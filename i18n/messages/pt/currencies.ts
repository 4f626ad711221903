import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}, cobrado em EUR',
  rate: 'Aproximado, ao câmbio de {date}. Vale o câmbio do teu banco.',
  choose: 'Mostrar também em',
  only: 'Só EUR',
} satisfies TranslationOf<typeof currencies, 'pt'>
