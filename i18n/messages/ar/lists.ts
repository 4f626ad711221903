import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'الصفحات',
  page: 'الصفحة {page}',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',

  clearFilters: 'مسح عوامل التصفية',
  filters: 'التصفية',
  filtersOn: 'التصفية ({count})',
  sort: 'الترتيب',
  export: 'تصدير CSV',

  without: 'إزالة عامل التصفية {filter}',

  noMatch: 'لا نتائج تطابق عوامل التصفية',
  noMatchText: 'امسح عوامل التصفية لترى كل شيء.',
  unknown: 'لا يوجد في هذه القائمة عامل التصفية {filter}، فتجاهلناه.',

  emptyPage: 'هذه الصفحة فارغة',
  emptyPageText: 'أصبحت صفحات القائمة أقل.',
  lastPage: 'إلى الصفحة الأخيرة',

  show: {
    zero: 'لا نتائج للعرض',
    one: 'عرض نتيجة واحدة',
    two: 'عرض نتيجتين',
    few: 'عرض {count} نتائج',
    many: 'عرض {count} نتيجة',
    other: 'عرض {count} نتيجة',
  },
  all: 'الكل',

  changes: {
    zero: 'لا تغييرات',
    one: 'تغيير واحد',
    two: 'تغييران',
    few: '{count} تغييرات',
    many: '{count} تغييرًا',
    other: '{count} تغيير',
  },
  showChanges: 'عرض',
  pageSize: 'صفوف في الصفحة',
  rowsOnPage: {
    zero: 'بلا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: '{number} صفوف',
    many: '{number} صفًا',
    other: '{number} صف',
  },
  previousRow: 'الصف السابق',
  nextRow: 'الصف التالي',

  selectAll: 'تحديد كل الصفوف المعروضة',
  select: 'تحديد {row}',
} satisfies TranslationOf<typeof lists, 'ar'>
