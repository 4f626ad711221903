import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'سجّلت الدخول.',
  register: 'حسابك جاهز.',
  connected: 'تم ربط الحساب.',
  orderCreated: 'أُنشئ طلبك.',
  orderCalculated: 'حُسب السعر.',
  orderUpdated: 'حُدّث الطلب.',
  couponCreated: 'أُنشئت القسيمة.',
  couponUpdated: 'حُفظت القسيمة.',
  couponDeleted: 'حُذفت القسيمة.',
  mailQueuedAgain: 'ستُرسل الرسالة مجددًا.',
  profileUpdated: 'تم تحديث ملفك الشخصي.',
  balanceUpdated: 'تم تحديث رصيدك.',
} satisfies TranslationOf<typeof success, 'ar'>
