import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'هل كنت تقصد إحدى هذه الصفحات؟',
  needed: 'تحتاج هذه الصفحة إلى صلاحية «{right}»، وهي غير متاحة لحسابك.',
  askAdmin: 'إن كنت تحتاج إليها، فاطلبها من أحد المشرفين.',
  toDashboard: 'إلى لوحة التحكم',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'المتجر',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'صلاحية كاملة',
} satisfies TranslationOf<typeof rights, 'ar'>
