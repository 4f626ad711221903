import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Cherchais-tu l’une de ces pages ?',
  needed: 'Cette page exige le droit « {right} », que ton compte n’a pas.',
  askAdmin: 'Si tu en as besoin, demande-le à un administrateur.',
  toDashboard: 'Aller au tableau de bord',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Boutique',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Accès complet',
} satisfies TranslationOf<typeof rights, 'fr'>
