import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'من المدونة',
  all: 'كل المقالات',
  allGames: '{names.allGames}',
  'topic.ranked': 'التصنيف',
  'topic.guide': 'شروحات',
  'topic.numbers': 'أرقام',
  'topic.safety': 'الأمان',
  'topic.shop': 'المتجر',
  minutes: {
    zero: 'أقل من دقيقة قراءة',
    one: 'دقيقة قراءة',
    two: 'دقيقتا قراءة',
    few: '{count} دقائق قراءة',
    many: '{count} دقيقة قراءة',
    other: '{count} دقيقة قراءة',
  },
} satisfies TranslationOf<typeof posts, 'ar'>
