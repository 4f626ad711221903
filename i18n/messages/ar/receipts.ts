import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'إيصال',
  'title.C': 'إشعار دائن',
  demo: 'عرض تجريبي: هذه الشركة غير موجودة ولم تُحوَّل أي أموال.',
  from: 'صادر عن',
  to: 'صادر إلى',
  erased: 'حساب محذوف',
  number: 'الرقم',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'صفحة {page} من {pages}',
  'subject.change': 'تعديل طلبك',
  'subject.tip': 'إكرامية للمحترف',
  'subject.prepaid': 'شحن الرصيد',
  net: 'المبلغ دون الضريبة',
  tax: 'ضريبة القيمة المضافة {percent}',
  'money.R.card': 'مدفوع بالبطاقة',
  'money.R.balance': 'مدفوع من رصيدك',
  'money.C.card': 'أُعيد إلى وسيلة الدفع',
  'money.C.balance': 'أُعيد إلى رصيدك',
  corrects: 'يصحّح هذا الإشعار الدائن الإيصال {number}.',
  'untaxed.prepaid': 'رصيدك دفعة مقدمة: تُحتسب ضريبة القيمة المضافة عندما تدفع به ثمن طلب.',
  'untaxed.tip': 'تذهب الإكرامية كاملة إلى المحترف ولا تشمل ضريبة القيمة المضافة.',
  'save.R': 'الإيصال {number}',
  'save.C': 'الإشعار الدائن {number}',
} as const satisfies TranslationOf<typeof receipts, 'ar'>
