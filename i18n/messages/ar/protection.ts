import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'ما هو لك يبقى لك',
  example: 'مثال',

  login: 'بيانات دخولك',
  loginKey: '{cipher} بمفتاح خاص',
  you: 'أنت',
  youText: 'تطّلع، تغيّر، تحذف',
  booster: '{names.yourBooster}',
  boosterText: 'أثناء اللعب فقط',
  others: 'لا أحد غيركما',
  othersText: 'ولا فريق العمل',
  loginTitle: 'بيانات دخولك: مشفّرة، وكل اطلاع مسجّل',
  'event.stored': 'حفظت بيانات الدخول',
  'event.viewed': 'اطّلع البوستر على بيانات الدخول',
  'event.replaced': 'غيّرت بيانات الدخول',
  'event.deleted': 'اكتمل الطلب وحُذفت بيانات الدخول',
  when: 'اليوم {day}، {time}',

  paid: 'دُفع {price}، محفوظ لدى {name}',
  back: 'تسترده إن توقفت الآن',
  kept: 'أجر ما تم من الصعود',
  today: 'اليوم، {rank}',
  moneyTitle: 'مبلغك: محفوظ حتى تؤكد',
  ledger: 'القيود',
  held: 'محفوظ',
  boosterColumn: 'البوستر',
  youPay: 'تدفع',
  youConfirm: 'تؤكد النتيجة',
  inTheEnd: 'التوزيع النهائي ({currency})',

  'promise.refund': 'استرداد كامل ما لم يبدأ بوستر',
  'promiseText.refund': 'ألغِ الطلب من صفحته. يعود المبلغ إلى وسيلة دفعك أو إلى رصيدك.',
  'promise.start': 'يمكنك الاسترداد إن لم يبدأ بوستر خلال {figures.start}',
  'promiseText.start': 'القرار لك: تنتظر، أو تسترد المبلغ كاملًا.',
  'promise.dispute': 'هناك مشكلة؟ المبلغ ينتظر',
  'promiseText.dispute': 'عند الإبلاغ عن مشكلة تتوقف المهلة. يرد فريق العمل خلال {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'ar'>
