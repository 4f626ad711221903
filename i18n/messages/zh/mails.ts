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

  passkey_added_subject: '你的账号添加了一个通行密钥',
  passkey_added_heading: '新的通行密钥',
  passkey_added_body: '一个新的通行密钥可以登录你的账号。如果不是你本人操作，请删除它并修改密码。',
  passkey_added_button: '检查设置',
  passkey_removed_subject: '你的账号删除了一个通行密钥',
  passkey_removed_heading: '通行密钥已删除',
  passkey_removed_body: '你的一个通行密钥不能再登录你的账号。如果不是你本人操作，请修改密码并检查你的设备。',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: '你的账号已由身份验证器保护',
  app_set_up_heading: '身份验证器已设置',
  app_set_up_body: '从现在起，登录时还需要身份验证器的验证码。如果不是你本人操作，请立即联系工作人员。',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: '你的账号移除了身份验证器',
  app_removed_heading: '身份验证器已移除',
  app_removed_body: '登录时不再需要身份验证器的验证码。如果不是你本人操作，请修改密码并重新设置身份验证器。',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: '你的账号使用了一个恢复码',
  recovery_code_used_heading: '恢复码已使用',
  recovery_code_used_body:
    '你的一个恢复码刚刚被使用，不能再用第二次。如果不是你本人操作，请修改密码并生成新的恢复码。',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: '你的账号有了新的恢复码',
  new_recovery_codes_heading: '新的恢复码',
  new_recovery_codes_body: '你之前的恢复码已失效。如果不是你本人操作，请修改密码并生成新的恢复码。',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'zh'>
