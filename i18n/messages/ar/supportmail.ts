import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'من {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'ردنا على رسالتك {number}',
  answer_body: 'راسلتنا، وهذا ردنا:',
  answer_reply: 'إن كان لديك سؤال آخر، فراسلنا على {email}.',
  withdrawal_subject: 'إيصال عدولك عن الطلب PK-{number}',
  withdrawal_received: 'تلقينا بيان عدولك. التاريخ والوقت: {time} ({zone}). وهذا ما صرحت به:',
  withdrawal_declaration: 'أعدل عن عقد الطلب PK-{number}.',
  withdrawal_keep: 'احتفظ بهذه الرسالة إثباتًا لك.',
  unread_subject: 'رد عليك الدعم في المحادثة',
  unread_body: 'سألتنا في المحادثة، وهذا ما فاتك:',
  unread_continue: 'تابع المحادثة في المتصفح نفسه:',
} satisfies TranslationOf<typeof supportmail, 'ar'>
