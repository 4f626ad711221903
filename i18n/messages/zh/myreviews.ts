import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: '挑选代练师的人也会看到你的回复。',
  none: '还没有评价',
  answer: '回复',
  'answer.due': '待回复',
  'answer.given': '已回复',
  'answer.over': '已过期',
  'answer.hidden': '已隐藏',
  'answer.apart': '不计入',
  others: '其他评价',
  profile: '查看你的主页',
  apart: '该订单已重新打开，或由其他代练师完成。你的主页不会显示这条评价。',
  over: '已无法回复：评价发布后 {figures.review}内可以回复。',
  yours: '你的回复：',
  write: '写回复',
  until: '{date}之前可以回复。',
} satisfies TranslationOf<typeof myreviews, 'zh'>
