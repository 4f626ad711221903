import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'الطلب لزبون…',
  title: 'الطلب لزبون',
  text: 'يصله رابط ليرى الطلب ويدفع ثمنه. وتبقى الموافقات وبيانات الدخول بيده.',
  email: 'بريد الزبون الإلكتروني',
  language: 'لغته',
  coupon: 'قسيمة (اختياري)',
  send: 'إنشاء الطلب',
  made: 'الطلب PK-{number} جاهز: {total}',
  mailed: 'أرسلنا الرابط إلى {email}.',
  copy: 'نسخ رابط الدفع',
  copied: 'نُسخ رابط الدفع',
  missing: 'أدخل عنوان بريد إلكتروني.',
} satisfies TranslationOf<typeof orderfor, 'ar'>
