import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: 'كيف كانت التجربة؟',
  yours: 'تقييمك',
  one: 'تقييم هذا الطلب',
  lead: 'يظهر تقييمك مع هذا الطلب في صفحة {booster} متى بلغت التقييمات {figures.enoughReviews}.',
  words: 'بكلماتك (اختياري)',
  length: '{count} من {most} حرفًا.',
  shownAs: 'يظهر باسم {name}، دون بيانات تواصل.',
  shownAsGuest: 'يظهر دون اسمك ودون بيانات تواصل.',
  rateAll: 'امنح كل الدرجات أولًا.',
  post: 'انشر التقييم',
  save: 'احفظ التقييم',
  leave: 'اتركه كما هو',
  posted: 'حُفظ تقييمك. شكرًا لك!',
  edit: 'عدّل التقييم',
  editUntil: 'يمكنك تعديله حتى {date}، ما لم يردّ البوستر قبل ذلك.',
  edited: 'عُدّل في {date}',
  hidden: 'أخفى فريقنا هذا التقييم: {reason}',
  reply: 'ردّك، ويراه الجميع',
  replyMissing: 'اكتب ردًّا أولًا.',
  postReply: 'انشر الرد',
  saveReply: 'احفظ الرد',
  answered: 'حُفظ ردّك.',
  editReply: 'عدّل الرد',
  replyUntil: 'يمكنك تعديله حتى {date}.',
} satisfies TranslationOf<typeof reviews, 'ar'>
