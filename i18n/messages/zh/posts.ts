import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: '博客文章',
  all: '全部文章',
  allGames: '{names.allGames}',
  'topic.ranked': '排位',
  'topic.guide': '指南',
  'topic.numbers': '数据',
  'topic.safety': '安全',
  'topic.shop': '本店',
  minutes: { other: '阅读约 {count} 分钟' },
} satisfies TranslationOf<typeof posts, 'zh'>
