import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'مسار الصفحة',

  setClimb: 'معرفة السعر',
  ladderNote: 'الرسم بمقياس حقيقي: كلما ارتفع الخط زادت تكلفة الصعود من القاعدة.',

  servicesTitle: 'أربع طرق إلى الأعلى',
  'from.elo-boost': 'من {price} للقسم',
  'from.duo-boost': 'من {price} للقسم',
  'from.placement-boost': 'من {price} للمباراة',
  'from.win-boost': 'من {price} للفوز الصافي',

  costTitle: 'كم تكلّف كل خطوة',
  costText:
    'أسعار أساسية على سيرفر أوروبي. يغيّرها السيرفر والطور ونقاطك الحالية وما تكسبه من نقاط في كل فوز. تعرض الحاسبة كل تعديل في سطر مستقل.',
  costDuo: 'اللعب الثنائي يضيف {percent} إلى السعر الأساسي.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'مباراة تحديد',
  andUp: '{tier} فما فوق',
  per: 'لكل {points}',

  boostersTitle: 'بوسترز {game}',
  reviewsTitle: 'ماذا يقول لاعبو {game}',
  reviewsNote: 'لا تُقيَّم إلا الطلبات المكتملة',
  upTo: 'يلعب حتى {rank}',
  finished: {
    zero: 'لا طلبات مكتملة',
    one: 'طلب مكتمل واحد',
    two: 'طلبان مكتملان',
    few: '{count} طلبات مكتملة',
    many: '{count} طلبًا مكتملًا',
    other: '{count} طلب مكتمل',
  },
  lastClimb: 'آخر صعود',
  demo: '{names.demoData}',

  addonsTitle: 'ما الذي تقدّمه كل إضافة',
  'addon.duo': 'تلعب كل المباريات بنفسك مع البوستر. نحتاج إلى اسمك في اللعبة فقط، ولا نطلب كلمة المرور أبدًا.',
  'addon.priority':
    'يظهر طلبك للبوسترز أولًا. وإن لعبوا على حسابك فإنهم يلعبون ساعات أطول في اليوم، فينتهي الطلب أسرع.',
  'addon.stream': 'يبث البوستر كل مباراة بثًا خاصًا لك وحدك.',
  'addon.characters':
    'يلعب البوستر بما تختاره فقط. أقصى عدد للأدوار {figures.mostRoles}، وللأبطال أو العملاء {figures.mostCharacters}.',
  'addon.solo-only': 'يدخل البوستر كل مباراة وحده، بلا شريك في المجموعة.',
  'addon.coaching': 'بعد كل رتبة يراجع البوستر معك مباراة واحدة.',
  'addon.bonus-win': 'بعد بلوغ هدفك يفوز البوستر بمباراة إضافية.',
  'addon.offline': 'يظهر حسابك غير متصل، فلا يراك أصدقاؤك تلعب.',

  moreServices: 'طرق أخرى إلى الأعلى في {game}',
  overview: 'كل شيء عن {game}: الأسعار والبوسترز والأسئلة',
  otherGames: 'الألعاب الأخرى',
} satisfies TranslationOf<typeof game, 'ar'>
