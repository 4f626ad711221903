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

  welcome_subject: '欢迎来到 {site}：请确认邮箱',
  welcome_heading: '欢迎！这是你的邮箱吗？',
  welcome_body:
    '你用这个邮箱注册了账号。请确认邮箱属于你：之后只有你能找回账号，以前以游客身份下的订单也会归入账号。链接只能使用一次，有效期 {figures.verifyLink}。\n\n如果账号不是你注册的，请不要确认。别人无法借此进入你的邮箱。',
  welcome_button: '确认我的邮箱',

  reset_password_subject: '重置你的 {site} 密码',
  reset_password_heading: '该换个新密码了',
  reset_password_body:
    '有人为你的账号申请了新密码。如果是你本人，现在就设置。链接只能使用一次，有效期 {figures.resetLink}；设置后，其他设备会退出登录。\n\n如果不是你，请忽略此邮件，密码不会改变。',
  reset_password_button: '设置新密码',

  open_order_subject: '回到你的订单 PK-{number}',
  open_order_heading: '无需密码，打开订单',
  open_order_body:
    '有人申请了用此邮箱所下订单的链接。点击按钮即可打开订单 PK-{number}。链接只能使用一次，有效期 {figures.orderLink}。\n\n如果不是你，请忽略此邮件。没有链接，谁也打不开你的订单。',
  open_order_button: '打开我的订单',

  have_account_subject: '你的订单在 {site} 账号里',
  have_account_heading: '你已经有账号了',
  have_account_body:
    '有人申请了用此邮箱所下订单的链接。这个邮箱已有账号，登录后即可查看订单。如果忘记密码，可以在那里重置。',
  have_account_button: '立即登录',

  password_changed_subject: '你的 {site} 密码已更改',
  password_changed_heading: '你的密码已更改',
  password_changed_body:
    '你的账号密码刚刚更改，其他设备已退出登录。\n\n如果不是你操作的，请立即重置密码：在登录处点击“忘记密码？”。',
  password_changed_button: '检查账号',

  change_email_old_subject: '确认账号的新邮箱',
  change_email_old_heading: '要更换邮箱吗？',
  change_email_old_body:
    '你的账号将改用 {email}。在你也在这里同意之前，什么都不会改变。链接只能使用一次，有效期 {figures.changeLink}。\n\n如果不是你操作的，请不要同意，并更改密码。',
  change_email_old_button: '同意更换',
  change_email_new_subject: '为 {site} 确认此邮箱',
  change_email_new_heading: '确认你的新邮箱',
  change_email_new_body:
    '此邮箱 {email} 将成为一个 {site} 账号的邮箱。如果是你的账号，请确认。链接只能使用一次，有效期 {figures.changeLink}。\n\n如果你不知情，请忽略此邮件。',
  change_email_new_button: '确认此邮箱',

  email_changed_subject: '你的 {site} 邮箱已更换',
  email_changed_heading: '你的邮箱已更换',
  email_changed_body:
    '你的账号现在使用 {email}，以后的邮件都会发到那里。\n\n如果不是你操作的，请立即联系我们，帮你找回账号。',
  email_changed_button: '联系我们',
} satisfies TranslationOf<typeof mails, 'zh'>
