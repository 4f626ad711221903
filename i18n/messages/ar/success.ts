import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'تم تسجيل دخولك.',
  register: 'حسابك جاهز.',
  orderCreated: 'تم إنشاء طلبك.',
  orderCalculated: 'تم حساب السعر.',
  orderUpdated: 'تم تحديث الطلب.',
  couponCreated: 'تم إنشاء القسيمة.',
  couponUpdated: 'تم حفظ القسيمة.',
  couponDeleted: 'تم حذف القسيمة.',
} satisfies TranslationOf<typeof success, 'ar'>
