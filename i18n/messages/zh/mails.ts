import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: '{username}，你好：',
  greeting_unproven: '你好：',
  about: '订单 PK-{number}：{what}',
  sign_off: '{site} 团队',

  order_paid_subject: '你的订单 PK-{number} 已付款',
  order_paid_body: '谢谢！订单 PK-{number} 的付款 {total} 已收到。后续进展和需要你做的事，请看订单页面：',

  order_unpaid_subject: '你的订单 PK-{number} 等待付款',
  order_unpaid_body:
    '你的订单 PK-{number}（{total}）还没有付款。未付款的订单会在下单 {figures.payment}后取消，在那之前价格为你保留。付款请点这里：',

  booster_found_subject: '有代练师接了你的订单 PK-{number}',
  booster_found_body: '有代练师接了你的订单 PK-{number}，很快就会开打。在订单页面可以跟进每一局：',

  order_finished_subject: '你的订单 PK-{number} 等你核对',
  order_finished_body:
    '代练师表示订单 PK-{number} 已打完，并附上了证明。你有 {figures.check}核对结果，逾期视为接受。请在订单页面核对：',

  coach_asked_subject: '有客户预约了你：订单 PK-{number}',
  coach_asked_body:
    '有客户预约了你的课，订单号 PK-{number}。{figures.coachAnswer}内没有答复，款项会退给客户。请在接单大厅接受或谢绝：',

  coach_accepted_subject: '教练已接受你的订单 PK-{number}',
  coach_accepted_body: '教练已接受订单 PK-{number}。请在订单页面提议一个合适的时间，或接受教练的提议：',
  coach_declined_subject: '教练谢绝了你的订单 PK-{number}',
  coach_declined_body:
    '教练谢绝了订单 PK-{number}。你不用做什么，款项也会自动原路退回。想马上拿回款项，请在订单页面取消订单：',
  coaching_finished_subject: '你的订单 PK-{number} 课时已全部上完',
  coaching_finished_body:
    '订单 PK-{number} 的课时已全部登记，教练也给你写了笔记。你有 {figures.check}核对，逾期视为接受。笔记在订单页面：',

  account_banned_subject: '你的 {site} 账号已被封禁',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    '工作人员封禁了你的账号。{reason}\n\n你的订单和余额保持不变。如果你认为有误，请联系我们。',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: '你的 {site} 账号已恢复',
  account_unbanned_heading: '你的账号已恢复',
  account_unbanned_body: '工作人员已解封你的账号。你可以登录并继续使用。',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: '你已在所有设备上退出 {site}',
  sessions_ended_heading: '你已从所有设备退出',
  sessions_ended_body: '工作人员让你的账号从所有设备退出了登录。请重新登录以继续。',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: '你在 {site} 的权限已更改',
  permissions_changed_heading: '你的权限已更改',
  permissions_changed_body: '工作人员更改了你账号的权限。你现在拥有：{permissions}。',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: '你的权限已被移除',
  permissions_removed_body: '工作人员移除了你账号的权限。账号、订单和余额保持不变。',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'zh'>
