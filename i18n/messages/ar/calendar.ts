import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'فتح التقويم',
  title: 'تقويم التدريب',
  lead: 'كل الأوقات بمنطقتك الزمنية، {zone}.',
  week: 'أسبوع {date}',
  before: 'الأسبوع السابق',
  after: 'الأسبوع التالي',
  now: 'هذا الأسبوع',
  free: 'متاح للحجز',
  'state.agreed': 'متفق عليه',
  'state.asked': 'ينتظر ردّك',
  'state.proposed': 'مقترح',
  'state.paying': 'قيد الدفع',
  'state.held': 'تمّت',
  stopped: 'متوقف',
  someone: 'زبون يدفع الآن',
  awayUntil: 'أنت غائب حتى {time}. لا حجز قبل ذلك.',
  away: 'أنت غائب. لا حجز حتى تعود.',
  noHours: 'حدّد الساعات التي تدرّب فيها، فيحجزها الزبائن هنا.',
  none: 'لا جلسات هذا الأسبوع.',
  sessions: 'الجلسات',
  noLink: 'لا رابط للقاء',
  span: 'من {from} إلى {to}',
  usual: 'رابط اللقاء المعتاد',
  usualText:
    'لكل الجلسات التي ليس لها رابط خاص. يراه الزبائن من {figures.sessionReminder} قبل الجلسة حتى نهايتها. غرفة على {places}.',
  link: 'عنوان الغرفة',
  save: 'حفظ الرابط',
  remove: 'إزالة الرابط',
  saved: 'حُفظ رابط اللقاء.',
} satisfies TranslationOf<typeof calendar, 'ar'>
