import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'من يختار بوستر يقرأ ردودك أيضًا.',
  none: 'لا تقييمات بعد',
  answer: 'الرد',
  'answer.due': 'تنتظر ردًّا',
  'answer.given': 'رددت عليها',
  'answer.over': 'فات وقتها',
  'answer.hidden': 'مخفي',
  'answer.apart': 'لا يُحتسب',
  others: 'كل التقييمات الأخرى',
  profile: 'عرض ملفك',
  apart: 'أُعيد فتح طلبه، أو أنهاه بوستر آخر. لا يعرضه ملفك.',
  over: 'لم يعد الرد ممكنًا: يمكن الرد خلال {figures.review} بعد التقييم.',
  yours: 'ردّك:',
  write: 'كتابة رد',
  until: 'ممكن حتى {date}.',
} satisfies TranslationOf<typeof myreviews, 'ar'>
