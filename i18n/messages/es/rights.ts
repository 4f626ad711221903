import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Esta página requiere el permiso «{right}», que tu cuenta no tiene.',
  toDashboard: 'Ir a tu panel',
  askAdmin: 'Si la necesitas, pídeselo a un administrador.',
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Tienda',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Acceso total',
} satisfies TranslationOf<typeof rights, 'es'>
