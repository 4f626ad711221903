import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'الطلبات',
  description: 'الطلبات حسب حالتها.',
  states: 'الحالات',
  total: {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: '{count} طلبات',
    many: '{count} طلبًا',
    other: '{count} طلب',
  },
  none: 'لا طلب في هذه الحالة',
  noneText: 'تظهر الطلبات هنا كلما انتقلت من حالة إلى أخرى.',
  toVerify: 'بانتظار التحقق',
  nobody: 'لا أحد بعد',
} satisfies TranslationOf<typeof admin, 'ar'>
