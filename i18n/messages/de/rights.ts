import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Diese Seite braucht das Recht „{right}“, das dein Konto nicht hat.',
  toDashboard: 'Zu deinem Dashboard',
  askAdmin: 'Wenn du die Seite brauchst, frag einen Administrator.',
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Shop',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Vollzugriff',
} satisfies TranslationOf<typeof rights, 'de'>
