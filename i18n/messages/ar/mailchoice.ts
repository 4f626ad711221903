import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'إيقاف هذه الرسائل؟',
  description: 'اختر هل تصلك رسائل من هذا النوع.',
  'choice.progress': 'التقدّم اليومي في طلباتك',
  'choice.claimed': 'استلم محترف طلبك',
  'choice.chat': 'ردّ فريق الدعم في المحادثة',
  'choice.work': 'أخبار للمحترفين والمدرّبين',
  to: 'إلى {email}',
  off: 'أوقفها',
  on: 'أعد تشغيلها',
  isOff: 'لن تصلك هذه الرسائل بعد الآن',
  isOn: 'ستصلك هذه الرسائل من جديد',
  rest: 'الرسائل عن الدفع والمهل والدخول إلى حسابك تصل دائمًا.',
  brokenTitle: 'هذا الرابط لا يعمل',
  brokenText: 'استخدم الرابط في نهاية أحدث رسالة وصلتك، أو اختر رسائلك في الإعدادات.',
} satisfies TranslationOf<typeof mailchoice, 'ar'>
