import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Procuravas uma destas páginas?',
  needed: 'Esta página exige a permissão «{right}», que a tua conta não tem.',
  askAdmin: 'Se precisares dela, pede-a a um administrador.',
  toDashboard: 'Ir para o teu painel',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Loja',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Acesso total',
} satisfies TranslationOf<typeof rights, 'pt'>
