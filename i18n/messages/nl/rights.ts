import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Voor deze pagina is het recht ‘{right}’ nodig, dat je account niet heeft.',
  toDashboard: 'Naar je dashboard',
  askAdmin: 'Heb je die nodig, vraag het dan een beheerder.',
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Winkel',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Volledige toegang',
} satisfies TranslationOf<typeof rights, 'nl'>
