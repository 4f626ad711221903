import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Bedoelde je een van deze pagina’s?',
  needed: 'Voor deze pagina is het recht “{right}” nodig, en dat heeft je account niet.',
  askAdmin: 'Heb je het nodig? Vraag het dan aan een beheerder.',
  toDashboard: 'Naar je dashboard',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Shop',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Volledige toegang',
} satisfies TranslationOf<typeof rights, 'nl'>
