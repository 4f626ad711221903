import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Bestellingen',
  description: 'Bestellingen per status.',
  states: 'Statussen',
  total: { one: '{count} bestelling', other: '{count} bestellingen' },
  none: 'Geen bestelling met deze status',
  noneText: 'Bestellingen verschijnen hier zodra ze zover zijn.',
  toVerify: 'Te controleren',
  nobody: 'nog niemand',
} satisfies TranslationOf<typeof admin, 'nl'>
