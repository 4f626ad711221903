import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: '¿Buscabas una de estas páginas?',
  needed: 'Esta página requiere el permiso «{right}», que tu cuenta no tiene.',
  askAdmin: 'Si lo necesitas, pídeselo a un administrador.',
  toDashboard: 'Ir a tu panel',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Tienda',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Acceso total',
} satisfies TranslationOf<typeof rights, 'es'>
