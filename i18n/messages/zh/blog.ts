import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: '博客：排位、数据与指南',
  metaTitlePage: '博客，第 {page} 页',
  description:
    '排位分怎么算、升一个小段要打多少局、代练有什么风险：英雄联盟、云顶之弈、无畏契约和英雄联盟手游。',
  lead: '排位怎么计分，数字说明什么，怎样上分。写错的地方，我们会改正。',
  search: '搜索文章',
  feed: 'RSS 订阅',
  topic: '主题',
  shown: '第 {from} 至 {to} 篇，共 {total} 篇',
  none: '还没有相关文章',
  noneText: '换个游戏、主题或关键词试试。',
  empty: '还没有文章',
  emptyText: '新文章会出现在这里。',
} satisfies TranslationOf<typeof blog, 'zh'>
