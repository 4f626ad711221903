import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'كل تغيّر في رصيدك: متى ولماذا وكم وما الذي تبقّى.',
  ready: 'جاهز للاستخدام',

  history: '{prices.view.history}',
  date: '{order.colDate}',
  what: 'البيان',
  order: '{order.colOrder}',
  amount: '{coupons.amount}',
  after: '{shell.balance}',
  kind: '{adminmails.kind}',
  month: '{booster.month}',

  'kind.paid': 'دفع طلب',
  'kind.refund': '{order.stopRefund}',
  'kind.top_up': 'شحن الرصيد',
  'kind.charged_back': '{troubles.kind.chargeback}',
  'kind.correction': 'تصحيح',
  'kind.moved': 'من حسابك كزائر',
  'kind.tip': '{earnings.tip}',
  'kind.cashback': '{notifications.cashback_given.title}',
  cashbackOf: '{percent} من هذا الطلب',
  cashbackTaken: 'رُدّ مبلغه أو استُؤنف',
  'level.base': 'المعسكر',
  'level.ridge': 'الحافة',
  'level.summit': 'القمة',
  'level.rate': 'يعود {percent}',
  'level.none': 'لا استرداد بعد',
  'level.text': 'يصلك على رصيدك عن كل طلب مكتمل. ويُحسب ما دفعته للطلبات المكتملة: {turnover}.',
  'level.next': 'بقي {amount} لبلوغ {level}: يعود {percent}',
  'level.highest': 'بلغت أعلى مستوى.',

  moneyIn: 'الوارد',
  moneyOut: 'الصادر',
  sums: 'الوارد {in}، الصادر {out}، الفرق {difference}',
  monthSums: 'الوارد {in}، الصادر {out}',

  line: 'الرصيد بعد كل حركة',
  balanceAfter: 'الرصيد بعدها: {balance}',

  topUp: 'شحن الرصيد',
  topUpText: 'يصل فورًا عند الدفع بالبطاقة، ويمكنك أن تدفع به أي طلب.',
  topUpOther: 'مبلغ آخر',
  topUpOwn: 'المبلغ باليورو',
  topUpBounds: 'من {least} إلى {most}',
  topUpWrong: 'أدخل مبلغًا من {least} إلى {most}.',
  topUpNow: 'الرصيد الحالي',
  topUpAfter: 'الرصيد بعد الشحن',
  topUpButton: 'اشحن {amount}',

  empty: 'لا توجد حركات في رصيدك بعد',
  emptyText: 'يظهر هنا أول استرداد لك، ويمكنك أن تدفع به أي طلب.',
} satisfies TranslationOf<typeof balance, 'ar'>
