import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: '所有评价，最新的在前。',
  total: { other: '共 {count} 条评价' },
  none: '还没有评价',
  noneText: '客户评价已完成的订单后，会显示在这里。',
  search: '按代练师搜索',
  searchHint: '代练师名称',
  state: '{names.status}',
  'state.new': '最近 {figures.reviewEdit}',
  'state.low': '低评分',
  'state.hidden': '已隐藏',
  'sort.newest': '最新评价',
  'sort.lowest': '评分最低',
  colReview: '评价内容',
  colRating: '评分',
  noText: '没有文字',
  hide: '隐藏评价',
  hideText: '它会从主页上消失，不再计入评分。客户和代练师会看到你填写的原因。',
  isHidden: '评价已隐藏。',
  show: '重新显示',
  showText: '它会重新显示在主页上并计入评分。客户和代练师会收到通知。',
  isShown: '评价已重新显示。',
} satisfies TranslationOf<typeof adminreviews, 'zh'>
