import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'مرحبًا {username}،',
  greeting_unproven: 'مرحبًا،',
  about: 'الطلب PK-{number}: {what}',
  sign_off: 'فريق {site}',

  order_paid_subject: 'تم دفع طلبك PK-{number}',
  order_paid_body:
    'شكرًا لك! استلمنا دفعتك بقيمة {total} للطلب PK-{number}. تجد في صفحة الطلب ما سيحدث بعد ذلك وما قد يُطلب منك:',

  order_unpaid_subject: 'طلبك PK-{number} ينتظر الدفع',
  order_unpaid_body:
    'لم يُدفع طلبك PK-{number} بقيمة {total} بعد. يُلغى الطلب غير المدفوع بعد {figures.payment} من إنشائه، وحتى ذلك الحين نثبّت لك السعر. ادفع من هنا:',

  booster_found_subject: 'استلم محترف طلبك PK-{number}',
  booster_found_body: 'استلم محترف طلبك PK-{number} وسيبدأ قريبًا. تابع كل مباراة في صفحة الطلب:',

  order_finished_subject: 'طلبك PK-{number} بانتظار مراجعتك',
  order_finished_body:
    'أنجز المحترف الطلب PK-{number} وأرفق الإثبات. لديك {figures.check} لمراجعة النتيجة، وبعدها تُعد مقبولة. راجعها في صفحة الطلب:',

  coach_asked_subject: 'حجز عميل جلسة معك: الطلب PK-{number}',
  coach_asked_body:
    'حجز عميل جلسة معك في الطلب PK-{number}. إن لم ترد خلال {figures.coachAnswer}، يسترد العميل المبلغ. اقبل الطلب أو ارفضه من لوحتك:',

  coach_accepted_subject: 'وافق مدرّبك على الطلب PK-{number}',
  coach_accepted_body:
    'وافق مدرّبك على الطلب PK-{number}. اقترح موعدًا يناسبك أو اقبل الموعد المقترح في صفحة الطلب:',
  coach_declined_subject: 'اعتذر مدرّبك عن الطلب PK-{number}',
  coach_declined_body:
    'اعتذر مدرّبك عن الطلب PK-{number}. إن لم تفعل شيئًا، يعود المبلغ تلقائيًا إلى وسيلة الدفع الأصلية. ولتسترده فورًا، ألغِ الطلب من صفحته:',
  coaching_finished_subject: 'اكتملت كل ساعات طلبك PK-{number}',
  coaching_finished_body:
    'سجّل مدرّبك آخر ساعات الطلب PK-{number} وأضاف ملاحظات لك. لديك {figures.check} لمراجعتها، وبعدها تُعد مقبولة. اقرأها في صفحة الطلب:',

  welcome_subject: 'أهلًا بك في {site}: أكّد بريدك',
  welcome_heading: 'أهلًا! هل هذا بريدك؟',
  welcome_body:
    'أنشأتَ حسابًا بهذا البريد الإلكتروني. أكّد أنه لك، فلا يعود إلى الحساب غيرك، وتنضم إليه طلباتك السابقة كزائر. يعمل الرابط مرة واحدة خلال {figures.verifyLink}.\n\nإن لم تنشئ هذا الحساب فلا تؤكده. لا أحد يدخل به إلى بريدك.',
  welcome_button: 'تأكيد بريدي',

  reset_password_subject: 'أعد تعيين كلمة مرورك في {site}',
  reset_password_heading: 'حان وقت كلمة مرور جديدة',
  reset_password_body:
    'طلب أحدهم كلمة مرور جديدة لحسابك. إن كنت أنت فاخترها الآن. يعمل الرابط مرة واحدة خلال {figures.resetLink}، ثم تنتهي جلساتك على الأجهزة الأخرى.\n\nإن لم تكن أنت فتجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.',
  reset_password_button: 'تعيين كلمة مرور جديدة',

  open_order_subject: 'عُد إلى طلبك PK-{number}',
  open_order_heading: 'طلبك، دون كلمة مرور',
  open_order_body:
    'طلب أحدهم رابطًا للطلبات المسجلة بهذا البريد. يفتح الزر الطلب PK-{number}. يعمل مرة واحدة خلال {figures.orderLink}.\n\nإن لم تكن أنت فتجاهل هذه الرسالة. لا يستطيع أحد فتح طلبك دون الرابط.',
  open_order_button: 'فتح طلبي',

  have_account_subject: 'طلباتك في حسابك في {site}',
  have_account_heading: 'لديك حساب بالفعل',
  have_account_body:
    'طلب أحدهم رابطًا للطلبات المسجلة بهذا البريد. البريد مرتبط بحساب، فسجّل الدخول لترى طلباتك. إن نسيت كلمة المرور يمكنك إعادة تعيينها هناك.',
  have_account_button: 'تسجيل الدخول الآن',

  password_changed_subject: 'تغيّرت كلمة مرورك في {site}',
  password_changed_heading: 'تغيّرت كلمة مرورك',
  password_changed_body:
    'تغيّرت كلمة مرور حسابك قبل قليل، وانتهت جلساتك على الأجهزة الأخرى.\n\nإن لم تكن أنت فأعد تعيينها فورًا: عند تسجيل الدخول، عبر «هل نسيت كلمة المرور؟».',
  password_changed_button: 'مراجعة حسابي',

  change_email_old_subject: 'أكّد بريدًا جديدًا لحسابك',
  change_email_old_heading: 'هل تريد تغيير بريدك؟',
  change_email_old_body:
    'سيستخدم حسابك {email} بدلًا من هذا البريد. لا يتغير شيء قبل أن توافق هنا أيضًا. يعمل الرابط مرة واحدة خلال {figures.changeLink}.\n\nإن لم تكن أنت فلا توافق، وغيّر كلمة مرورك.',
  change_email_old_button: 'الموافقة على التغيير',
  change_email_new_subject: 'أكّد هذا البريد في {site}',
  change_email_new_heading: 'أكّد بريدك الجديد',
  change_email_new_body:
    'سيصبح هذا البريد {email} بريدَ حساب في {site}. إن كان الحساب لك فأكّده. يعمل الرابط مرة واحدة خلال {figures.changeLink}.\n\nإن لم تعرف شيئًا عن هذا فتجاهل هذه الرسالة.',
  change_email_new_button: 'تأكيد هذا البريد',

  email_changed_subject: 'تغيّر بريدك في {site}',
  email_changed_heading: 'تغيّر بريدك الإلكتروني',
  email_changed_body:
    'يستخدم حسابك الآن {email}. ستصل رسائلنا إليه من الآن فصاعدًا.\n\nإن لم تكن أنت فراسلنا فورًا لنعيد إليك حسابك.',
  email_changed_button: 'مراسلة الدعم',
} satisfies TranslationOf<typeof mails, 'ar'>
