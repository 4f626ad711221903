import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: '页码',
  page: '第 {page} 页',
  previousPage: '上一页',
  nextPage: '下一页',
  clearFilters: '清除筛选',
  filters: '筛选',
  filtersOn: '筛选（{count}）',
  sort: '排序',
  export: '导出 CSV',
  without: '移除筛选条件“{filter}”',
  noMatch: '没有符合筛选条件的内容',
  noMatchText: '清除筛选即可重新查看全部内容。',
  unknown: '此列表没有链接中的筛选条件 {filter}，已忽略。',
  emptyPage: '此页为空',
  emptyPageText: '原来在此页的内容已移到其他页。',
  lastPage: '前往最后一页',
  show: { other: '显示 {count} 条结果' },
  all: '全部',
} satisfies TranslationOf<typeof lists, 'zh'>
