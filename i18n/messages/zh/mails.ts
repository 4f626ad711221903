import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: '{username}，你好：',
  greeting_unproven: '你好：',
  about: '订单 PK-{number}：{what}',
  sign_off: '{site} 团队',
  order_paid_subject: '你的订单 PK-{number} 已付款',
  order_paid_body:
    '谢谢：订单 PK-{number} 的 {total} 已收到。接下来会怎样、你可能还要做什么，都写在订单页面上：',
  order_unpaid_subject: '你的订单 PK-{number} 等待付款',
  order_unpaid_body:
    '你的订单 PK-{number}（{total}）还没有付款。价格再保留一天，之后订单会取消。你可以在这里付款：',
  booster_found_subject: '有代练师接了你的订单 PK-{number}',
  booster_found_body:
    '有代练师接了你的订单 PK-{number}，很快开打。在订单页面可以跟进每一局，也可以给代练师写消息：',
  order_finished_subject: '你的订单 PK-{number} 等你检查',
  order_finished_body:
    '代练师表示订单 PK-{number} 已打完，并附上了证明。请在 72 小时内检查结果，逾期视为接受：',
  coach_asked_subject: '有顾客点名找你：订单 PK-{number}',
  coach_asked_body:
    '有顾客点名预约了你，订单为 PK-{number}。请在接单板上接受或拒绝。{figures.coachAnswer}内没有答复，款项会退给顾客：',
  coach_accepted_subject: '教练已接受你的订单 PK-{number}',
  coach_accepted_body: '教练已接受订单 PK-{number}。请在订单页面提议一个适合你的时间，或接受教练提议的时间：',
  coach_declined_subject: '教练没法接你的订单 PK-{number}',
  coach_declined_body:
    '教练没法接订单 PK-{number}。你可以在订单页面立即拿回全部款项。如果什么都不做，款项会自动退回原支付方式：',
  coaching_finished_subject: '你的订单 PK-{number} 课时已全部上完',
  coaching_finished_body:
    '教练已登记订单 PK-{number} 的最后课时，并给你写了笔记。请在 72 小时内查看，逾期视为接受：',
} satisfies TranslationOf<typeof mails, 'zh'>
