import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Esta página precisa da permissão «{right}», que a tua conta não tem.',
  toDashboard: 'Ir para o teu painel',
  askAdmin: 'Se precisares dela, fala com um administrador.',
  'name.Booster': 'Booster',
  'name.EditOrders': 'Pedidos',
  'name.EditStore': 'Loja',
  'name.EditUsers': 'Utilizadores',
  'name.FullAccess': 'Acesso total',
} satisfies TranslationOf<typeof rights, 'pt'>
