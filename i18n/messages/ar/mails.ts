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

  new_device_subject: 'تسجيل دخول جديد إلى حسابك في {site}',
  new_device_heading: 'هل كنت أنت؟',
  new_device_body:
    'سجّل أحدهم الدخول إلى حسابك من متصفح لم نره معه من قبل: {browser} على {system}، {time} (UTC).\n\nإن كنت أنت فلا داعي لفعل شيء. وإن لم تكن أنت فسجّل خروج ذلك الجهاز واختر كلمة مرور جديدة فورًا.',
  new_device_button: 'راجع أجهزتك',
  unknown_browser: 'متصفح غير معروف',
  unknown_system: 'نظام غير معروف',
} satisfies TranslationOf<typeof mails, 'ar'>
