import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'اعرض ساعات تدريب في الألعاب التي تعمل فيها وتلعبها في الرتبة الماسية أو أعلى. تظهر التغييرات فورًا، وتحتفظ الطلبات المحجوزة بسعرها.',

  notYet: 'لتدرّب على هذه اللعبة، أضفها إلى خدماتك، على ألا تقل أعلى رتبة لك فيها عن الماسي.',
  none: 'غير معروض',
  listed: 'ظاهر',
  unlisted: 'غير ظاهر',
  offer: 'تقديم التدريب',
  edit: 'تعديل العرض',
  hoursText: 'حدّد ساعات تدريبك، ليختار الزبائن وقتًا متاحًا عند حجزك.',
  setHours: 'تحديد الساعات',

  dialogTitle: 'تدريب {game}',
  hourly: 'سعر الساعة باليورو',
  hourlyHint: 'من {least} إلى {most}',
  languages: 'لغات التدريب',
  teaches: 'على ماذا تدرّب',
  teachesHint: 'عدد الأحرف: من {figures.leastTeaches} إلى {figures.mostTeaches}',
  teachesIn: 'لغة هذا النص',
  free: 'الأوقات المتاحة',
  freeHint: 'بتوقيتك، {zone}',
  day: 'اليوم',
  from: 'من',
  to: 'إلى',
  addFree: 'إضافة وقت',
  freeOverlap: 'اختر نهاية بعد البداية، وساعات لا تتداخل مع الساعات أعلاه.',
  removeFree: 'حذف {day}، من {from} إلى {to}',
  freeOrHours: 'للاسترشاد فقط. بعد أن تحدّد ساعات تدريبك تظهر هي بدلًا منها.',
  active: 'إظهار هذا العرض في صفحة التدريب',
  save: 'حفظ العرض',
  missing: 'أدخل السعر ولغاتك وما تدرّب عليه.',
  saved: 'حُفظ عرضك.',
} satisfies TranslationOf<typeof coach, 'ar'>
