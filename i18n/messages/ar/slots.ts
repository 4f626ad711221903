import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: 'متى؟',
  day: {
    zero: '{day} (لا مواعيد)',
    one: '{day} (موعد واحد)',
    two: '{day} (موعدان)',
    few: '{day} ({count} مواعيد)',
    many: '{day} ({count} موعدًا)',
    other: '{day} ({count} موعد)',
  },
  start: 'وقت البدء',
  local: 'الأوقات بتوقيتك، {zone}.',
  coachTime: 'عند مدرّبك: {time}، {zone}',
  later: 'الاتفاق على موعد لاحقًا',
  other: 'موعد آخر',
  missing: 'اختر موعدًا، أو اتفق عليه لاحقًا.',
  loading: 'جارٍ تحميل المواعيد المتاحة…',
  failed: 'تعذّر تحميل المواعيد المتاحة.',
  again: 'إعادة تحميل المواعيد',
  none: 'لا مواعيد متاحة لجلسة بهذا الطول. يمكنكما الاتفاق على موعد بعد الحجز.',
  booked: 'محجوز في {time}',
  held: 'محفوظ لك حتى {time}',
  lost: 'حجز شخص آخر الموعد الذي اخترته ({time}) قبل أن تصل دفعتك. اتفقا على موعد آخر.',
  calendar: 'إضافة إلى التقويم',
} satisfies TranslationOf<typeof slots, 'ar'>
