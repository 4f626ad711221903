import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Aufträge',
  description: 'Aufträge nach Status.',
  states: 'Status',
  total: { one: '{count} Auftrag', other: '{count} Aufträge' },
  none: 'Kein Auftrag in diesem Status',
  noneText: 'Aufträge erscheinen hier, sobald sie so weit sind.',
  toVerify: 'Zu prüfen',
  nobody: 'noch niemand',
} satisfies TranslationOf<typeof admin, 'de'>
