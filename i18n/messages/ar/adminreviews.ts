import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'كل التقييمات، الأحدث أولًا.',
  total: {
    zero: 'لا تقييمات',
    one: 'تقييم واحد إجمالًا',
    two: 'تقييمان إجمالًا',
    few: '{count} تقييمات إجمالًا',
    many: '{count} تقييمًا إجمالًا',
    other: '{count} تقييم إجمالًا',
  },
  none: 'لا تقييمات بعد',
  noneText: 'تظهر التقييمات هنا حين يقيّم الزبائن طلباتهم المكتملة.',
  search: 'ابحث باسم البوستر',
  searchHint: 'اسم البوستر',
  state: '{names.status}',
  'state.new': 'آخر {figures.reviewEdit}',
  'state.low': 'درجة منخفضة',
  'state.hidden': 'مخفي',
  'sort.newest': 'أحدث تقييم',
  'sort.lowest': 'أدنى درجة',
  colReview: 'نص التقييم',
  colRating: 'الدرجة',
  noText: 'دون نص',
  hide: 'إخفاء التقييم',
  hideText: 'يختفي من الصفحة ولا يُحتسب بعد الآن. يقرأ الزبون والبوستر السبب الذي تكتبه.',
  isHidden: 'أُخفي التقييم.',
  show: 'إظهاره من جديد',
  showText: 'يعود إلى الصفحة ويُحتسب. يُخطَر الزبون والبوستر بذلك.',
  isShown: 'عاد التقييم إلى الظهور.',
} satisfies TranslationOf<typeof adminreviews, 'ar'>
