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

  data_ready_subject: 'بياناتك في {site} جاهزة للتنزيل',
  data_ready_heading: 'بياناتك جاهزة',
  data_ready_body:
    'نسخة بياناتك التي طلبتها جاهزة. يمكنك تنزيلها من إعدادات ملفك الشخصي خلال {figures.dataExport}، وبعد ذلك نحذفها.\n\nإن لم تطلبها أنت، فغيّر كلمة المرور وأخرج الأجهزة التي لا تعرفها من حسابك.',
  data_ready_button: 'افتح الإعدادات',

  account_deleted_subject: 'تم حذف حسابك في {site}',
  account_deleted_heading: 'تم حذف حسابك',
  account_deleted_body:
    'حذفنا حسابك: اسمك وبريدك الإلكتروني ورسائلك وصورك وطرق دخولك. تبقى الفواتير المدة التي يفرضها القانون، من دون اسمك وعنوانك.\n\nهذه آخر رسالة منا إلى هذا العنوان. شكرًا لأنك لعبت معنا.',
  account_deleted_button: 'زر {site}',

  data_archive:
    'هذه نسخة مما يحفظه {site} عنك.\n\nيحتوي المجلد «json» على كل شيء للبرامج، و«csv» على المحتوى نفسه لجداول البيانات، و«pictures» على صور طلباتك وطلبات انضمامك ورسائلك.\n\nالأوقات بتوقيت UTC والمبالغ بالسنت. لا تتضمن النسخة كلمات المرور والرموز وبيانات دخول حسابات الألعاب، ولا ما يخص أشخاصًا آخرين. وتتضمن رسائلنا إليك إن كنت قد أكدت بريدك الإلكتروني.',
} satisfies TranslationOf<typeof mails, 'ar'>
