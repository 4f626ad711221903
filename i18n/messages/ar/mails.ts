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

  passkey_added_subject: 'أُضيف مفتاح مرور إلى حسابك',
  passkey_added_heading: 'مفتاح مرور جديد',
  passkey_added_body:
    'يمكن لمفتاح مرور جديد تسجيل الدخول إلى حسابك. إن لم تفعل ذلك بنفسك، فاحذفه وغيّر كلمة مرورك.',
  passkey_added_button: 'راجع إعداداتك',
  passkey_removed_subject: 'حُذف مفتاح مرور من حسابك',
  passkey_removed_heading: 'حُذف مفتاح المرور',
  passkey_removed_body:
    'لم يعد بإمكان أحد مفاتيح المرور لديك تسجيل الدخول إلى حسابك. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وراجع أجهزتك.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'أصبح تطبيق المصادقة يحمي حسابك',
  app_set_up_heading: 'تم إعداد تطبيق المصادقة',
  app_set_up_body:
    'من الآن فصاعدًا يتطلب تسجيل الدخول رمزًا من تطبيقك أيضًا. إن لم تفعل ذلك بنفسك، فتواصل مع الدعم فورًا.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'أُزيل تطبيق المصادقة من حسابك',
  app_removed_heading: 'تمت إزالة تطبيق المصادقة',
  app_removed_body:
    'لم يعد تسجيل الدخول يتطلب رمزًا من تطبيقك. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وأعد إعداد التطبيق.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'استُخدم أحد رموز الاسترداد لحسابك',
  recovery_code_used_heading: 'استُخدم رمز استرداد',
  recovery_code_used_body:
    'استُخدم للتو أحد رموز الاسترداد لديك ولن يعمل مرة أخرى. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وأنشئ رموزًا جديدة.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'لحسابك رموز استرداد جديدة',
  new_recovery_codes_heading: 'رموز استرداد جديدة',
  new_recovery_codes_body:
    'لم تعد رموز الاسترداد السابقة صالحة. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وأنشئ رموزًا جديدة.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'ar'>
