import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'داخل الفريق',
  only: 'يراه الفريق فقط',
  by: 'يتابعه',
  nobody: 'لا أحد',
  you: '{name} (أنت)',
  saved: 'تم التغيير',
  take: 'سأتولّاه أنا',
  again: 'إعادة المحاولة',
  tags: 'الوسوم',
  addTag: 'أضف وسمًا',
  removeTag: 'إزالة الوسم {tag}',
  badTag:
    'يبدأ الوسم بحرف أو رقم، ولا يحتوي إلا على حروف وأرقام ومسافات و- و_، وطوله {most} حرفًا على الأكثر.',
  notes: 'ملاحظات داخلية',
  newNote: 'اكتب ملاحظة',
  addNote: 'إضافة ملاحظة',
  noteAdded: 'أُضيفت الملاحظة',
  pin: 'تثبيت',
  unpin: 'إلغاء التثبيت',
  newer: 'ملاحظات أحدث',
  older: 'ملاحظات أقدم',
} satisfies TranslationOf<typeof handling, 'ar'>
