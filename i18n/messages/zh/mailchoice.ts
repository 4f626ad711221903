import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: '关闭此类邮件？',
  description: '选择是否接收这类邮件。',
  'choice.order_work': '代练师接了你的订单',
  'choice.order_progress': '订单的每日进度',
  'choice.order_messages': '订单的未读消息',
  'choice.order_closed': '订单结束',
  'choice.payment_reminder': '未付款订单的提醒',
  'choice.reviews': '评价和评价提醒',
  'choice.support_answers': '工作人员在聊天中回复',
  to: '邮箱：{email}',
  choose: '选择接收哪些邮件',
  off: '关闭',
  on: '重新开启',
  isOff: '你不会再收到这类邮件',
  isOn: '你会重新收到这类邮件',
  rest: '关于付款、期限和账号登录的邮件始终会发送。',
  brokenTitle: '这个链接无效',
  brokenText: '请使用最新一封邮件末尾的链接，或在设置中选择邮件。',
} satisfies TranslationOf<typeof mailchoice, 'zh'>
