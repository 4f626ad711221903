import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'المدونة: التصنيف والأرقام والشروحات',
  metaTitlePage: 'المدونة، صفحة {page}',
  description:
    'كيف تُحسب نقاط التصنيف، وكم مباراة يحتاج القسم، وما مخاطر الرفع في League of Legends وTeamfight Tactics وValorant وWild Rift.',
  lead: 'كيف يُحسب التصنيف، وماذا تعني الأرقام، وكيف تصعد. وإن أخطأنا صحّحنا.',
  search: 'ابحث في المقالات',
  feed: 'خلاصة RSS',
  topic: 'الموضوع',
  shown: 'من {from} إلى {to}، والمجموع {total}',
  none: 'لا مقال عن هذا بعد',
  noneText: 'جرّب لعبة أخرى أو موضوعًا آخر أو كلمة أخرى.',
  empty: 'لا مقالات بعد',
  emptyText: 'ستظهر المقالات الجديدة هنا.',
} satisfies TranslationOf<typeof blog, 'ar'>
