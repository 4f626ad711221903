import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'الدفع',
  heading: 'ادفع ثمن صعودك',
  description: 'راجع طلبك وادفع.',
  inGameName: 'اسمك في اللعبة',
  inGameNameHint: 'مع الوسم، مثلًا \u2066Mira#EUW\u2069. يدعو لاعبك المحترف هذا الاسم.',
  riskTitle: 'قبل أن تدفع',
  riskText:
    'تمنع Riot Games رفع التصنيف في شروطها. يمكنها تقييد الحسابات أو إغلاقها بسببه، ولا أحد يستطيع أن يعدك بأن حسابك سيسلم.',
  riskAccept: 'قرأت هذا وأطلب رغم ذلك.',
  riskMissing: 'أكّد أولًا أنك قرأت البيان أعلاه.',
  nameMissing: 'أدخل اسمك في اللعبة أولًا.',
  method: 'الدفع عبر',
  card: 'البطاقة',
  cardText: 'تنتقل إلى صفحة الدفع لدى مزوّدنا ثم تعود.',
  balance: 'الرصيد',
  balanceText: 'لديك {balance}.',
  balanceTooLow: 'رصيدك {balance} لا يكفي لدفع {total}.',
  pay: 'ادفع {total}',
  paying: 'جارٍ الدفع',
  priceFrozen: 'هذا السعر مثبّت مع طلبك. جدول الأسعار رقم {version}.',
  unpaidNote: 'تُلغى الطلبات غير المدفوعة بعد 48 ساعة.',
  paidTitle: 'تم الدفع',
  paidText: 'طلبك {number} مدفوع.',
  toOrder: 'إلى الطلب',
  cancelledTitle: 'هذا الطلب ملغى',
  cancelledText: 'حدّد صعودك من جديد متى شئت.',
  newClimb: 'حدّد صعودًا جديدًا',
  guestNote: 'تطلب كزائر بالبريد {email}.',
  headingCoaching: 'ادفع ثمن تدريبك',
  riskTextCoaching:
    'مدرّبك يتحدث معك ويشاهدك تلعب. أنت من يلعب، ولا يطلب أحد بيانات دخولك. إن عرض عليك مدرّب أن يلعب بدلًا منك فارفض واكتب إلينا: تحظر Riot Games لعب الآخرين بحسابك، وقد تقيّد الحسابات أو تغلقها لهذا السبب.',
  riskAcceptCoaching: 'قرأت هذا.',
  newCoaching: 'اختر مدرّبًا',
} satisfies TranslationOf<typeof checkout, 'ar'>
