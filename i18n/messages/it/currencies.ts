import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}, addebitato in EUR',
  rate: 'Indicativo, al cambio del {date}. Vale il cambio della tua banca.',
  choose: 'Mostra anche in',
  only: 'Solo EUR',
} satisfies TranslationOf<typeof currencies, 'it'>
