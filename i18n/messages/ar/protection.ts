import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'ما هو لك يبقى لك',
  example: 'مثال',

  login: 'بيانات دخولك',
  loginKey: '{cipher} بمفتاح خاص',
  you: '{order.by.you}',
  youText: 'تطّلع، تغيّر، تحذف',
  booster: 'محترفك',
  boosterText: 'أثناء اللعب فقط',
  others: 'لا أحد غيركما',
  othersText: 'ولا فريق العمل',
  loginTitle: 'بيانات دخولك: مشفّرة، وكل اطلاع مسجّل',
  'event.stored': '{order.vaultEvent.stored.you}',
  'event.viewed': 'اطّلع محترفك على بيانات الدخول',
  'event.replaced': '{order.vaultEvent.replaced.you}',
  'event.deleted': 'اكتمل الطلب وحُذفت بيانات الدخول',
  when: 'اليوم {day}، {time}',

  paid: 'دُفع {price}، محفوظ لدى {name}',
  back: 'تسترده إن توقفت الآن',
  kept: 'أجر ما تم من الصعود',
  today: 'اليوم، {rank}',
  moneyTitle: 'مبلغك: محفوظ حتى تؤكد',
  ledger: 'القيود',
  held: 'محفوظ',
  boosterColumn: '{order.booster}',
  youPay: 'تدفع',
  youConfirm: 'تؤكد النتيجة',
  inTheEnd: 'في النهاية، بـ{currency}',

  'promise.refund': '{service.promiseRefund}',
  'promiseText.refund': 'ألغِ الطلب من صفحته. يعود المبلغ إلى وسيلة دفعك أو إلى رصيدك.',
  'promise.start': '{service.promiseStart}',
  'promiseText.start': 'القرار لك: تنتظر، أو تسترد المبلغ كاملًا.',
  'promise.dispute': 'هناك مشكلة؟ المبلغ ينتظر',
  'promiseText.dispute': 'عند الإبلاغ عن مشكلة تتوقف المهلة. يرد فريق العمل خلال {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'ar'>
