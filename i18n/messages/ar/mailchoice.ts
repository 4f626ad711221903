import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'إيقاف هذه الرسائل؟',
  description: 'اختر هل تصلك رسائل من هذا النوع.',
  'choice.order_work': 'بوستر استلم طلبك',
  'choice.order_progress': 'التقدّم اليومي في طلباتك',
  'choice.order_messages': 'الرسائل غير المقروءة في طلباتك',
  'choice.order_closed': 'انتهاء طلباتك',
  'choice.payment_reminder': 'تذكير بطلب غير مدفوع',
  'choice.reviews': 'التقييمات وطلب كتابتها',
  'choice.support_answers': 'ردّ فريق الدعم في المحادثة',
  to: 'إلى {email}',
  choose: 'اختيار رسائلك',
  off: 'إيقافها',
  on: 'إعادة تشغيلها',
  isOff: 'لن تصلك هذه الرسائل بعد الآن',
  isOn: 'ستصلك هذه الرسائل من جديد',
  rest: 'الرسائل عن الدفع والمهل والدخول إلى حسابك تصل دائمًا.',
  brokenTitle: 'هذا الرابط لا يعمل',
  brokenText: 'استخدم الرابط في نهاية أحدث رسالة وصلتك، أو اختر رسائلك في الإعدادات.',
} satisfies TranslationOf<typeof mailchoice, 'ar'>
