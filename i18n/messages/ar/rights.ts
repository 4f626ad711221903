import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: 'تحتاج هذه الصفحة إلى صلاحية «{right}» وهي ليست لحسابك.',
  toDashboard: 'إلى لوحتك',
  askAdmin: 'إن احتجت إليها فاسأل أحد المشرفين.',
  'name.Booster': 'محترف',
  'name.EditOrders': 'الطلبات',
  'name.EditStore': 'المتجر',
  'name.EditUsers': 'المستخدمون',
  'name.FullAccess': 'صلاحية كاملة',
} satisfies TranslationOf<typeof rights, 'ar'>
