import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: '我们已收到你的申请',
  sent_body:
    '感谢你申请成为代练师。我们会阅读你的申请，并在 {date} 前通过邮件和下面的页面答复；你也可以在该页面查看进展：',
  asked_subject: '{notifications.application_asked.title}',
  asked_body: '我们读了你的申请，有一个问题。你可以在下面的页面修改申请并提交回答。我们的问题：',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body: '欢迎！你的申请已通过，现在就可以接单。适合你的订单都在接单大厅：',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    '感谢你有意加入。我们读了你的申请，这次没有通过。{figures.applyAgain}后你可以重新申请。我们的理由：',
} satisfies TranslationOf<typeof applicant, 'zh'>
