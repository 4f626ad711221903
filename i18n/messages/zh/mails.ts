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

  new_device_subject: '你的 {site} 账号有新的登录',
  new_device_heading: '这是你本人吗？',
  new_device_body:
    '有人在一个从未用过的浏览器上登录了你的账号：{system} 上的 {browser}，{time}（UTC）。\n\n如果是你本人，无需任何操作。如果不是，请立即让那台设备退出登录，并设置新密码。',
  new_device_button: '查看我的设备',
  unknown_browser: '未知浏览器',
  unknown_system: '未知系统',
} satisfies TranslationOf<typeof mails, 'zh'>
