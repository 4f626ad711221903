import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
ordersTitle: 'Aufträge',
description: 'Aufträge nach Zustand.',
states: 'Zustände',
total: { one: '{count} Auftrag', other: '{count} Aufträge' },
none: 'Kein Auftrag in diesem Zustand',
noneText: 'Aufträge erscheinen hier, wenn sie sich bewegen.',
toVerify: 'Zu prüfen',
nobody: 'noch niemand',
} satisfies TranslationOf<typeof admin, 'de'>
