import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'Esta página requiere el permiso «{right}», que tu cuenta no tiene.',
  toDashboard: 'Ir a tu panel',
  askAdmin: 'Si la necesitas, pídeselo a un administrador.',
  'name.Booster': 'Booster',
  'name.EditOrders': 'Pedidos',
  'name.EditStore': 'Tienda',
  'name.EditUsers': 'Usuarios',
  'name.FullAccess': 'Acceso total',
} satisfies TranslationOf<typeof rights, 'es'>
