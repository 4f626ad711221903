import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}, débité en EUR',
  rate: 'Environ, au taux du {date}. Le taux de ta banque s’applique.',
  choose: 'Afficher aussi en',
  only: 'EUR seul',
} satisfies TranslationOf<typeof currencies, 'fr'>
