import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Ordini',
  description: 'Ordini per stato.',
  states: 'Stati',
  total: { one: '{count} ordine', other: '{count} ordini' },
  none: 'Nessun ordine in questo stato',
  noneText: 'Gli ordini appaiono qui mentre avanzano.',
  toVerify: 'Da verificare',
  nobody: 'ancora nessuno',
} satisfies TranslationOf<typeof admin, 'it'>
