import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'تم تسجيل دخولك.',
  register: 'حسابك جاهز.',
  logout: 'تم تسجيل خروجك.',
  profileUpdated: 'تم حفظ ملفك.',
  passwordUpdated: 'تم تغيير كلمة المرور.',
  balanceUpdated: 'تم تحديث الرصيد.',
  orderCreated: 'تم تقديم طلبك.',
  orderCalculated: 'تم حساب السعر.',
  orderUpdated: 'تم تحديث الطلب.',
  boostClaimed: 'الطلب صار لك.',
  couponCreated: 'تم إنشاء القسيمة.',
  couponUpdated: 'تم حفظ القسيمة.',
  couponDeleted: 'تم حذف القسيمة.',
  copied: 'تم النسخ إلى الحافظة.',
} satisfies TranslationOf<typeof success, 'ar'>
