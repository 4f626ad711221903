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

  data_ready_subject: '你在 {site} 的数据可以下载了',
  data_ready_heading: '你的数据已准备好',
  data_ready_body:
    '你申请的数据副本已准备好。你可以在 {figures.dataExport} 内从个人设置中下载，之后我们会将其删除。\n\n如果不是你本人申请的，请修改密码，并将不认识的设备退出登录。',
  data_ready_button: '打开个人设置',

  account_deleted_subject: '你的 {site} 账号已删除',
  account_deleted_heading: '你的账号已删除',
  account_deleted_body:
    '我们已删除你的账号，包括你的名字、邮箱地址、消息、图片和登录方式。发票会按法律要求的期限保留，但不含你的名字和地址。\n\n这是我们发往此地址的最后一封邮件。感谢你与我们一起游戏。',
  account_deleted_button: '访问 {site}',

  data_archive:
    '这是 {site} 保存的与你有关的数据副本。\n\n“json”文件夹包含全部数据，供程序读取；“csv”文件夹是同样的内容，供表格软件使用；“pictures”文件夹是你的订单、申请和消息中的图片。\n\n时间为 UTC，金额单位为分。密码、令牌、游戏账号的登录信息以及与他人有关的内容不包含在内。如果你已确认邮箱地址，我们发给你的邮件也会包含在内。',
} satisfies TranslationOf<typeof mails, 'zh'>
