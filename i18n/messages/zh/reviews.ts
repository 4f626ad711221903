import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: '这一单怎么样？',
  yours: '你的评价',
  one: '这个订单的评价',
  lead: '{booster} 满 {figures.enoughReviews} 条评价后，你的评价会和这个订单一起显示在他的主页上。',
  words: '想说的话（选填）',
  length: '{count}/{most} 个字符。',
  shownAs: '以“{name}”显示，联系方式会被隐藏。',
  shownAsGuest: '不显示你的名字，联系方式也会被隐藏。',
  rateAll: '请先完成所有打分。',
  post: '发布评价',
  save: '保存评价',
  leave: '保持不变',
  posted: '评价已保存，谢谢！',
  edit: '修改评价',
  editUntil: '{date}之前可以修改；代练师回复后不能再改。',
  edited: '修改于 {date}',
  hidden: '工作人员隐藏了这条评价：{reason}',
  reply: '你的回复（所有人可见）',
  replyMissing: '请先写下回复。',
  postReply: '发布回复',
  saveReply: '保存回复',
  answered: '回复已保存。',
  editReply: '修改回复',
  replyUntil: '{date}之前可以修改。',
} satisfies TranslationOf<typeof reviews, 'zh'>
