import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'رفع الرانك (بوست) في LoL وValorant وTFT وWild Rift',
  headline: 'رفع التصنيف في LoL وValorant وTFT وWild Rift',
  lead: 'يلعب بوستر مبارياتك المصنّفة حتى الرتبة التي تختارها، أو يلعبها معك. تعرف السعر والوقت فورًا، وتسترد ثمن ما لم يُلعب.',
  description:
    'رفع رانك وبوست LoL وValorant وTFT وWild Rift مع بوستر تتابع كل مباراة له: السعر والوقت فورًا، ويكفيك بريد إلكتروني بلا حساب.',

  setClimb: 'معرفة السعر',
  howLink: 'كيف تسير الأمور',
  from: 'من {price} للقسم',
  fromShort: 'من {price}',

  games: 'أي جبل ستصعد؟',
  gamesNote: 'الأسعار تبدأ من، سيرفرات أوروبا',
  elo: 'رفع التصنيف، للقسم',
  duo: 'رفع ثنائي، للقسم',
  placement: 'مباريات التحديد، للمباراة',
  win: 'انتصارات، للفوز الصافي',
  eloShort: 'التصنيف، للقسم',
  duoShort: 'ثنائي، للقسم',
  placementShort: 'التحديد، للمباراة',
  winShort: '{names.netWin}',

  'how.set': 'حدّد صعودك',
  'how.hand': 'سلّم بيانات الدخول بأمان',
  'how.watch': 'تابع كل مباراة',
  'how.check': 'راجع النتيجة',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check': 'أكّدها، أو أخبرنا بما ليس صحيحًا. وعند إغلاق الطلب تُحذف بيانات دخولك.',
  signVault: '{names.loginVault}',
  signSealed: 'مشفّرة، لم يفتحها أحد',
  signSoFar: 'حتى الآن',
  signScore: 'فوز {won}، خسارة {lost}',
  signCheck: 'أنت تراجع، {figures.check}',
  signReached: 'تم بلوغ {rank}',

  rightNow: 'في هذه اللحظة',
  counted: {
    zero: 'أرقام مقيسة لا مقدّرة: لا طلبات مكتملة في الشهر الأخير',
    one: 'أرقام مقيسة لا مقدّرة: طلب واحد مكتمل في الشهر الأخير',
    two: 'أرقام مقيسة لا مقدّرة: طلبان مكتملان في الشهر الأخير',
    few: 'أرقام مقيسة لا مقدّرة: {count} طلبات مكتملة في الشهر الأخير',
    many: 'أرقام مقيسة لا مقدّرة: {count} طلبًا مكتملًا في الشهر الأخير',
    other: 'أرقام مقيسة لا مقدّرة: {count} طلب مكتمل في الشهر الأخير',
  },
  onlineNow: {
    zero: 'بوستر متصل الآن',
    one: 'بوستر متصل الآن',
    two: 'بوستران متصلان الآن',
    few: 'بوسترز متصلين الآن',
    many: 'بوسترًا متصلًا الآن',
    other: 'بوستر متصل الآن',
  },
  dayAgo: 'قبل يوم',
  now: 'الآن',
  onlineMost: 'أعلى عدد متصلين من البوسترز في اليوم الأخير',
  minutes: '{count} دقيقة',
  medianStart: 'الوقت الوسيط حتى يبدأ بوستر',
  halfSooner: 'النصف يبدأ قبل ذلك',
  refundOffered: '{figures.start}: نعرض الاسترداد',
  someOfAll: '{some} من {all}',
  onTime: 'طلبات اكتملت ضمن الأيام الموعودة',
  squares: 'كل مربع طلب. المفرّغ: متأخر.',

  climbs: 'وصلوا القمة للتو',
  climbsNote: 'أحدث الطلبات، بما فيها المتأخرة',
  reviews: 'آراء الزبائن',
  reviewsNote: 'لا تُقيَّم إلا الطلبات المكتملة',

  learn: 'أو تعلّم الصعود بنفسك',
  learnText:
    'احجز حتى {figures.mostHours} ساعات مع بوستر يلعب لعبتك في الرتبة الماسية أو أعلى. بلا رفع وبلا بيانات دخول: أنت تلعب وهو يشرح.',
  chooseCoach: 'اختيار مدرّب',
  anHour: 'في الساعة',

  questionsTitle: 'أسئلة وأجوبة صريحة',
  stillUnsure: 'ما زلت مترددًا؟ <write>اكتب لنا</write>. نجيب كل يوم من {from} إلى {to} ({zone}).',
  'question.penalty': 'هل يمكن أن يُعاقَب حسابي بسبب هذا؟',
  'answer.penalty': 'نعم. {checkout.riskText} وتؤكد قبل الدفع أنك قرأت هذا.',
  'question.account': 'هل عليّ التسجيل؟',
  'answer.account':
    'لا، بصفة زائر يكفيك بريد إلكتروني. ومع حساب وكلمة مرور يمكنك تسجيل الدخول من أي جهاز وتجد فيه كل طلباتك.',
  'question.who': 'من يلعب، وهل يمكنني اللعب معه؟',
  'answer.who':
    'بوستر اعتمدناه للعبتك وسيرفرك ورتبتك الهدف. تعرض صفحة الطلب اسمه وكل مباراة. وفي اللعب الثنائي تلعب أنت كل المباريات مع البوستر، ولا يحتاج أحد إلى بيانات دخولك.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'وماذا لو طال الوقت؟',
  'answer.time':
    'ترى قبل الدفع مدة بالأيام. وإذا طال الطلب أكثر، يبقى السعر كما هو، ويمكن لفريق العمل إلغاؤه لتسترد ثمن ما لم يُلعب.',
  'question.pay': 'كيف يمكنني الدفع؟',
  'answer.pay': 'يمكنك الدفع عبر: {methods}. الدفع بالبطاقة يتم في صفحة مزوّد الدفع، فلا نرى رقم بطاقتك أبدًا.',
} satisfies TranslationOf<typeof home, 'ar'>
