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
  noMatchText: '清除筛选，查看全部内容。',
  unknown: '这个列表没有名为 {filter} 的筛选条件，已忽略。',

  emptyPage: '这一页是空的',
  emptyPageText: '列表的页数变少了。',
  lastPage: '前往最后一页',

  show: { other: '显示 {count} 条结果' },
  all: '全部',

  changes: { other: '有 {count} 处更新' },
  showChanges: '显示',
  pageSize: '每页行数',
  rowsOnPage: { other: '{number} 行' },
  previousRow: '上一行',
  nextRow: '下一行',

  selectAll: '选择显示的所有行',
  select: '选择 {row}',
} satisfies TranslationOf<typeof lists, 'zh'>
