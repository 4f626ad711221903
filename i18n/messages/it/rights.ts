import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Questa pagina richiede il permesso «{right}», che il tuo account non ha.',
  toDashboard: 'Vai alla tua dashboard',
  askAdmin: 'Se ti serve, chiedi a un amministratore.',
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Negozio',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Accesso completo',
} satisfies TranslationOf<typeof rights, 'it'>
