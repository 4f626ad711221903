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
  noMatch: 'لا شيء يطابق عوامل التصفية',
  noMatchText: 'امسح عوامل التصفية لترى كل شيء من جديد.',
  unknown: 'لا تعرف هذه القائمة عامل التصفية {filter} الوارد في الرابط، فتم تجاهله.',
  emptyPage: 'هذه الصفحة فارغة',
  emptyPageText: 'انتقل ما كان هنا إلى صفحة أخرى.',
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
} satisfies TranslationOf<typeof lists, 'ar'>
