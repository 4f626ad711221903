import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'تدريب LoL وValorant وTFT وWild Rift',
  description:
    'احجز حتى {figures.mostHours} ساعات مع بوستر في الرتبة الماسية أو أعلى. الأسعار واللغات والأوقات واضحة مسبقًا، والملاحظات تبقى لك.',
  heading: 'تعلّم الصعود ممن وصل إلى القمة',
  lead: 'احجز حتى {figures.mostHours} ساعات مع بوستر يلعب لعبتك في الرتبة الماسية أو أعلى. تلعب بنفسك، ولا يطلب أحد بيانات دخولك، وتبقى ملاحظات كل جلسة لك.',

  coaches: 'المدرّبون',
  count: {
    zero: 'لا عروض',
    one: 'عرض واحد',
    two: 'عرضان',
    few: '{count} عروض',
    many: '{count} عرضًا',
    other: '{count} عرض',
  },
  allGames: '{names.allGames}',

  anHour: 'في الساعة',
  hourly: '{price} في الساعة',
  upTo: '{game}، يلعب حتى {rank}',
  completed: {
    zero: 'لا طلبات مكتملة',
    one: 'طلب مكتمل واحد',
    two: 'طلبان مكتملان',
    few: '{count} طلبات مكتملة',
    many: '{count} طلبًا مكتملًا',
    other: '{count} طلب مكتمل',
  },
  first: 'لا طلبات مكتملة بعد',
  free: 'الأوقات المتاحة',
  freeTimes: '{day} من {from} إلى {to}',
  freeZone: 'المنطقة الزمنية: {zone}',
  freeLocal: 'بتوقيتك المحلي',
  byArrangement: 'بالاتفاق',
  choose: 'اختيار',
  chosen: 'مختار',
  demo: '{names.demoData}',

  pickTitle: 'اختر مدرّبًا',
  pickText: 'يظهر سعر جلستك هنا بعد أن تختار مدرّبًا.',

  yourSession: 'جلستك',
  howLong: 'كم ساعة؟',
  lessTime: 'ساعة أقل',
  moreTime: 'ساعة أكثر',
  wishes: 'ماذا تريد أن تتعلم؟',
  wishesHint: 'رتبتك ودورك وما يتكرر من أخطائك. يقرؤه مدرّبك قبل أن يقبل.',
  book: 'المتابعة إلى الدفع',
  noAccount: '{service.noAccount}',
  promiseRefund: 'استرداد كامل ما لم يقبل مدرّبك',
  promiseAnswer: 'استرداد كامل إن لم يرد خلال {figures.coachAnswer}',
  promiseLogin: 'تلعب بنفسك، بلا كلمة مرور',
  own: 'هذا عرضك، فلا يمكنك حجزه.',

  emptyTitle: 'لا يوجد مدرّبون هنا بعد',
  emptyText: 'ينشر المدرّبون ساعاتهم هنا بأنفسهم. تصفّح كل الألعاب، أو العب مع بوستر.',

  howTitle: 'كيف يسير التدريب',
  'how.choose': 'ابحث عن مدرّبك',
  'how.chooseText': 'قارن الأسعار واللغات وما يدرّب عليه كل مدرّب، واكتب ما تريد أن تتعلمه.',
  'how.agree': 'اتفقا على موعد',
  'how.agreeText': 'يرد مدرّبك خلال {figures.coachAnswer}. بعدها يقترح أحدكما موعدًا ويقبله الآخر.',
  'how.meet': 'التقيا والعبا',
  'how.meetText': 'تلعب على حسابك، ومدرّبك يشاهد ويسأل ويشرح.',
  'how.keep': 'احتفظ بالملاحظات',
  'how.keepText': 'بعد كل جلسة يكتب مدرّبك ما عملتما عليه. تراجع الملاحظات وتؤكد الساعات، ثم يكتمل الطلب.',

  questionsTitle: 'أسئلة وأجوبة صريحة',
  'question.login': 'هل يحتاج مدرّبي إلى كلمة مروري؟',
  'answer.login':
    'لا، فالمدرّب لا يدخل إلى حسابك أبدًا، وليس في الطلب خانة لكلمة المرور أصلًا. أنت تلعب، وهو يشاهد شاشتك أو تسجيلًا لمبارياتك.',
  'question.time': 'متى نلتقي؟',
  'answer.time':
    'متى ناسبكما. الساعات المعروضة للاسترشاد فقط: تقترح موعدًا في صفحة الطلب، أو تقبل ما يقترحه مدرّبك، وكل منكما يرى الوقت بتوقيته. ولا يسري موعد جديد حتى يقبله الطرف الآخر.',
  'question.answer': 'ماذا لو لم يرد مدرّبي؟',
  'answer.answer':
    'ننتظر رده {figures.coachAnswer}، ثم يُلغى الطلب تلقائيًا ويعود المبلغ كاملًا إلى وسيلة الدفع الأصلية. وإن اعتذر قبل ذلك، يمكنك استرداد المبلغ فورًا.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'قبل أن يقبل مدرّبك، تسترد المبلغ كاملًا. وبعد القبول تسترد ثمن الساعات التي لم تتم. والمبلغ ظاهر دائمًا في صفحة الطلب.',
  'question.keep': 'ما الذي يبقى لي في النهاية؟',
  'answer.keep':
    'ملاحظات كل جلسة، وهي في صفحة طلبك ما دمت تريدها. أمامك {figures.check} لمراجعتها قبل أن تُؤكَّد الساعات تلقائيًا.',
} satisfies TranslationOf<typeof coaching, 'ar'>
