import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'تقدّم طلب شاركه صاحبه.',
  title: 'شارك تقدّمك',
  text: 'يمكن لأصدقائك متابعة هذا الطلب عبر رابط: الرتبة والمباريات والتواريخ. لن يروا الأسماء ولا بيانات الدخول ولا السعر.',
  shared:
    'يمكن لكل من لديه هذا الرابط متابعة الطلب. يبقى الرابط صالحًا حتى {figures.tracking} بعد انتهاء الطلب.',
  link: 'رابط تقدّمك',
  create: 'إنشاء رابط',
  stop: 'إيقاف المشاركة',
  stopped: 'لم يعد الرابط صالحًا.',
  lead: 'شارك معك أحدهم تقدّم طلبه. تبقى الأسماء وبيانات الدخول والسعر خاصة.',
  own: 'عرض خدمات {game}',
  goneTitle: 'لم يعد هذا الرابط يعمل',
  goneText: 'توقّفت المشاركة، أو انتهى الطلب منذ مدة.',
} satisfies TranslationOf<typeof tracking, 'ar'>
