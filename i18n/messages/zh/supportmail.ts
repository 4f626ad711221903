import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: '来自 {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: '对你的留言 {number} 的回复',
  answer_body: '你给我们留了言，这是我们的回复：',
  answer_reply: '如果还有问题，请写信到 {email}。',
  withdrawal_subject: '撤回声明回执：订单 PK-{number}',
  withdrawal_received: '我们收到了你的撤回声明，时间：{time}（{zone}）。你声明的内容如下：',
  withdrawal_declaration: '本人撤回订单 PK-{number} 的合同。',
  withdrawal_keep: '请保存这封邮件作为证明。',
  unread_subject: '你的在线咨询有了回复',
  unread_body: '你在在线咨询里问了我们问题，这是你错过的回复：',
  unread_continue: '请用之前的浏览器继续对话：',
} satisfies TranslationOf<typeof supportmail, 'zh'>
