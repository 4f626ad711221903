import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}, se cobra en EUR',
  rate: 'Aproximado, al cambio del {date}. Vale el cambio de tu banco.',
  choose: 'Mostrar también en',
  only: 'Solo EUR',
} satisfies TranslationOf<typeof currencies, 'es'>
