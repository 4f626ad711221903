import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Cercavi una di queste pagine?',
  needed: 'Questa pagina richiede il permesso «{right}», che il tuo account non ha.',
  askAdmin: 'Se ti serve, chiedilo a un amministratore.',
  toDashboard: 'Vai al tuo pannello',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Negozio',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Accesso completo',
} satisfies TranslationOf<typeof rights, 'it'>
