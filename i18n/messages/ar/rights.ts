import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'تحتاج هذه الصفحة إلى صلاحية «{right}» وهي ليست لحسابك.',
  toDashboard: 'إلى لوحتك',
  askAdmin: 'إن احتجت إليها فاسأل أحد المشرفين.',
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'المتجر',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'صلاحية كاملة',
} satisfies TranslationOf<typeof rights, 'ar'>
