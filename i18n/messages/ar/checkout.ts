import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'الدفع',
  heading: 'ادفع ثمن طلبك',
  description: 'راجع طلبك وادفع.',

  inGameName: 'اسمك في اللعبة',
  inGameNameHint: 'مع الوسم، مثل Mira#EUW. على هذا الاسم تصلك دعوة البوستر.',

  notPaidTitle: 'لم تكتمل عملية الدفع',
  notPaidText: 'لم يُخصم أي مبلغ. حاول مرة أخرى أو ادفع بطريقة أخرى.',

  riskTitle: 'قبل أن تدفع',
  riskText:
    'تمنع Riot Games في شروطها رفع التصنيف. يمكنها أن تقيّد الحسابات أو تغلقها بسببه، ولا أحد يستطيع أن يعدك بأن حسابك لن يتأثر.',
  'consent.start': 'قرأت هذا وأطلب البدء فورًا.',
  'consent.withdrawal': 'أعلم أنني أفقد <withdrawal>حق العدول</withdrawal> عند اكتمال الطلب.',
  'consent.age': 'عمري {figures.leastCustomerAge} عامًا أو أكثر.',
  termsNote: 'يخضع هذا الطلب إلى <terms>شروط الخدمة</terms> و<refunds>سياسة الاسترداد</refunds>.',

  nameMissing: 'أدخل اسمك في اللعبة أولًا.',
  'named.title': '{names.yourBooster}',
  'named.any': 'نسأل البوسترز المناسبين، ونبدأ بمن في مفضلتك.',
  'named.anyone': 'نسأل البوسترز المناسبين.',
  'named.choose': 'اختيار بوستر بالاسم',
  'named.name': 'اسم البوستر',
  'named.if': 'إن لم يقبل خلال {figures.namedOffer.gen}',
  'named.everyone': 'عرضه على كل البوسترز المناسبين',
  'named.refund': 'استرداد المبلغ',
  'named.ask': 'سؤاله أولًا',
  'named.missing': 'أدخل اسم البوستر أولًا.',
  'named.chosen': 'نسأل {booster} أولًا',
  'named.thenEveryone': 'أمامه {figures.namedOffer}. إن لم يقبل، نسأل كل البوسترز المناسبين. السعر لا يتغير.',
  'named.thenRefund': 'أمامه {figures.namedOffer}. إن لم يقبل، تسترد مالك. السعر لا يتغير.',
  'named.remove': 'أي بوستر',
  'named.cannot': '{booster} لا يستطيع لعب هذا',
  'named.clear': 'غيّر الطلب، أو أزل الاسم لنسأل أي بوستر.',
  'named.open': 'كتبت اسم بوستر. اضغط على «{checkout.named.ask}» أو أزل الاسم.',
  'named.refusal.rank': '{booster} لا يلعب في هذه الرتبة.',
  'named.refusal.full': 'لا يستطيع {booster} استلام طلبات أخرى الآن.',
  'named.refusal.service': '{booster} لا يقدّم هذه الخدمة على هذا السيرفر.',
  'named.refusal.other': '{booster} لا يستلم طلبات حاليًا.',

  method: 'الدفع عبر',
  card: '{names.card}',
  cardText: 'تنتقل إلى صفحة مزوّد الدفع، ثم تعود إلى هنا.',
  cardAlso: 'وحسب بلدك وجهازك، تجد هناك أيضًا: {methods}.',
  balanceText: 'لديك {balance}.',
  balanceTooLow: 'رصيدك {balance} لا يكفي لدفع {total}.',
  balanceAndCard: 'الرصيد والبطاقة',
  balanceAndCardText: '{balance} من رصيدك و{card} بالبطاقة.',
  pay: 'دفع {total}',
  paying: 'جارٍ الدفع',

  priceFrozen: 'هذا السعر مثبّت لطلبك.',
  cashback: 'يعود {amount} إلى رصيدك عند اكتمال الطلب ({percent}).',
  cashbackGuest: 'أنشئ حسابًا قبل اكتمال الطلب، فيعود {amount} إلى رصيدك ({percent}).',
  payNext: 'ستنتقل الآن إلى صفحة الدفع، ولن يُخصم شيء قبل أن تؤكد هناك.',
  unpaidNote: 'تُلغى الطلبات غير المدفوعة بعد {figures.payment}.',

  paidTitle: 'مدفوع',
  paidText: 'طلبك {number} مدفوع.',
  toOrder: 'إلى الطلب',
  cancelledTitle: 'هذا الطلب ملغى',
  cancelledText: 'يمكنك الطلب من جديد متى شئت.',
  newOrder: 'بدء طلب جديد',

  headingCoaching: 'ادفع ثمن تدريبك',
  riskTextCoaching:
    'يتحدث معك مدرّبك ويشاهدك وأنت تلعب. التدريب مساعدة وليس رفعًا للتصنيف: تلعب كل المباريات بنفسك، ولا يدخل أحد إلى حسابك.',
  newCoaching: 'اختيار مدرّب',

  coupon: 'لديّ قسيمة',
  couponCode: 'رمز القسيمة',
  couponApply: 'تطبيق',

  couponMissing: 'أدخل رمزًا أولًا.',
  couponSaves: 'وفّرت {amount}.',
  couponLimited: 'قيمة القسيمة أكبر من ذلك، لكن هذا الطلب بلغ الحد الأقصى للخصم.',
  couponRemove: 'إزالة',
  couponTakenOff: 'أُزيلت القسيمة. راجع المجموع الجديد وادفع مرة أخرى.',

  changed: 'تغيّر السعر',
  changedText: 'لم تطلب شيئًا بعد. راجع السعر الجديد قبل أن تتابع.',
  changedShown: 'السعر الذي ظهر لك',
  changedNow: 'السعر الجديد',
  changedAccept: 'الطلب بسعر {total}',
  changedBack: 'العودة إلى طلبي',

  change: 'تعديل',
  receiptTo: 'الإيصال إلى',
  asGuest: 'تطلب بصفة زائر، بلا حساب',
  'billing.add': 'أضف اسمًا وعنوانًا إلى الإيصال',
  'billing.name': 'الاسم على الإيصال',
  'billing.hint': 'شخص أو شركة. يمكنك تغييره إلى أن تدفع.',
  'billing.address': 'العنوان (اختياري)',
} satisfies TranslationOf<typeof checkout, 'ar'>
