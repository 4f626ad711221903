import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Commandes',
  description: 'Les commandes par état.',
  states: 'États',
  total: { one: '{count} commande', other: '{count} commandes' },
  none: 'Aucune commande dans cet état',
  noneText: 'Les commandes apparaissent ici au fil de leur avancée.',
  toVerify: 'À vérifier',
  nobody: 'personne encore',
} satisfies TranslationOf<typeof admin, 'fr'>
