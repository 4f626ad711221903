import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': 'هل نسيت كلمة مرورك؟',
  'forgot.text': 'أدخل بريدك الإلكتروني. إن كان له حساب فسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  'forgot.send': 'أرسل إليّ رابطًا',
  'forgot.back': 'العودة إلى تسجيل الدخول',

  'find.title': 'ابحث عن طلبك',
  'find.text': 'طلبت دون حساب ولم تعد ترى طلبك؟ أدخل البريد الذي طلبت به، وسنرسل إليك رابطًا يفتحه.',

  'sent.title': 'تفقد بريدك',
  'sent.reset':
    'إن كان لـ {email} حساب فالرابط في الطريق. مدة صلاحيته: {figures.resetLink}. إن لم يصل شيء فانظر في مجلد الرسائل غير المرغوبة. {access.sent.unconfirmed}',
  'sent.order':
    'إن كانت هناك طلبات مسجلة بـ {email} فالرابط في الطريق. مدة صلاحيته: {figures.orderLink}. إن لم يصل شيء فانظر في مجلد الرسائل غير المرغوبة. {access.sent.limit}',
  'sent.before':
    'طلبت قبل قليل رابطًا إلى {email}. يمكنك طلب آخر بعد {figures.linkPause}. إن لم يصل شيء فانظر في مجلد الرسائل غير المرغوبة.',
  'sent.other': 'استخدام بريد آخر',
  'sent.unconfirmed':
    'من شبكتك، لا يُرسل إلى عنوان غير مؤكَّد في اليوم أكثر من هذا العدد من هذه الرسائل: {figures.typedLetters}.',
  'sent.limit':
    'من شبكتك، لا يُرسل إلى العنوان الواحد في اليوم أكثر من هذا العدد من هذه الرسائل: {figures.typedLetters}.',

  'reset.title': 'اختر كلمة مرور جديدة',
  'reset.for': 'للحساب {email}',
  'reset.password': 'كلمة المرور الجديدة',
  'reset.save': 'حفظ كلمة المرور',
  'reset.hint': 'ستنتهي جلساتك على كل الأجهزة الأخرى.',

  'expired.title': 'لم يعد هذا الرابط يعمل',
  'expired.text': 'انتهت صلاحيته أو سبق استخدامه. اطلب رابطًا جديدًا وسنرسله فورًا.',
  'expired.ask': 'طلب رابط جديد',

  'verify.title': 'أكّد بريدك',
  'verify.text': 'هل {email} بريدك؟ يمكنك بعدها إضافة طلباتك السابقة كزائر إلى حسابك.',
  'verify.button': 'نعم، هو لي',
  'verify.signIn': 'سجّل الدخول إلى هذا الحساب أولًا، فلا يؤكد أحد غيرك البريد باسمك.',
  'verify.notMine': 'لم أنشئ هذا الحساب',
  'verify.notMineText': 'إذن أعد تعيين كلمة مروره: تنتهي جلسات الجميع سواك، ويصبح الحساب لك.',
  'verify.doneTitle': 'تأكد بريدك',
  'verify.doneText': 'به تعود دائمًا إلى حسابك. طلباتك السابقة كزائر تنتظرك في «{shell.myOrders}» لتضيفها.',

  'open.title': 'فتح الطلب PK-{number}',
  'open.text':
    'يعمل الرابط مرة واحدة. بعدها يتذكرك هذا المتصفح. تبقى أجهزتك الأخرى متصلة، وتجدها في الإعدادات.',
  'open.button': 'عرض طلبي',
  'way.title': 'طلبت دون حساب؟',
  'way.typed': 'أدخل البريد الذي طلبت به، وسنرسل إليك رابطًا يفتح الطلب.',
  'way.text': 'سنرسل رابطًا إلى {email}.',
  'way.send': 'إرسال الرابط',
  'way.sent':
    'الرابط في الطريق إلى {email}. يفتح طلبك مرة واحدة خلال {figures.orderLink.gen}. إن لم يصل شيء فانظر في مجلد الرسائل غير المرغوبة.',
  'way.signedIn': 'سجّلت الدخول باسم {name}. بالرابط تنتقل إلى زائر هذا الطلب.',

  'change.titleOld': 'هل تغيّر بريدك؟',
  'change.titleNew': 'هل هذا بريدك الجديد؟',
  'change.text': 'سيستخدم حسابك {next} بدلًا من {email}.',
  'change.button': 'موافقة وتغيير',
  'change.doneTitle': 'تم تغيير بريدك',
  'change.doneText': 'من الآن سجّل الدخول بـ {next}.',
  'change.waitTitle': 'شكرًا! بقي بريد واحد',
  'change.waitText': 'راسلنا البريد الآخر أيضًا. يتغير بريدك حين يوافق الاثنان.',

  'email.confirmed': 'مؤكَّد',
  'email.unconfirmed': 'غير مؤكَّد بعد',
  'email.why': 'أكّده كي لا يعود إلى حسابك غيرك.',
  'email.again': 'إرسال الرابط مجددًا',
  'email.sent': 'أرسلنا رابطًا إلى {email}.',

  'email.change': 'تغيير البريد',
  'email.next': 'البريد الإلكتروني الجديد',
  'email.hint': 'سنراسل البريدين. يتغير بريدك حين يوافق الاثنان.',
  'email.ask': 'إرسال الرابطين',
  'email.waiting': 'طلبت التغيير إلى {email}.',
  'email.waitOld': 'بريدك الحالي لم يوافق بعد.',
  'email.waitNew': 'البريد الجديد لم يوافق بعد.',
  'email.waitBoth': 'لم يوافق أي من البريدين بعد.',
  'email.until': 'يعمل الرابطان حتى {time}.',
  'email.cancel': 'الإبقاء على البريد الحالي',

  'password.old': 'كلمة المرور الحالية',
  'password.change': 'تغيير كلمة المرور',
  'password.hint': 'تنتهي جلساتك على أجهزتك الأخرى.',
  'password.none': 'تسجّل الدخول دون كلمة مرور. إن أردت واحدة أرسلنا إليك رابطًا لتعيينها.',
  'password.mail': 'إرسال رابط كلمة المرور',
  'password.done': 'حُفظت كلمة مرورك الجديدة.',

  'keep.done': 'حسابك جاهز ولم يضع شيء.',
} satisfies TranslationOf<typeof access, 'ar'>
