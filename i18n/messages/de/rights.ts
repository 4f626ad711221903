import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Meintest du eine dieser Seiten?',
  needed: 'Für diese Seite brauchst du das Recht „{right}“, das dein Konto nicht hat.',
  askAdmin: 'Wenn du es brauchst, frag einen Administrator.',
  toDashboard: 'Zu deinem Dashboard',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Shop',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Vollzugriff',
} satisfies TranslationOf<typeof rights, 'de'>
