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

  account_banned_subject: 'حسابك في {site} محظور',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'حظر فريق العمل حسابك. {reason}\n\nتبقى طلباتك ورصيدك كما هي. إن رأيت أن في الأمر خطأً، فراسلنا.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'عاد حسابك في {site} إلى العمل',
  account_unbanned_heading: 'عاد حسابك إلى العمل',
  account_unbanned_body: 'رفع فريق العمل الحظر عن حسابك. يمكنك الدخول واستخدامه من جديد.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'سُجّل خروجك من {site} على كل أجهزتك',
  sessions_ended_heading: 'سُجّل خروجك من كل أجهزتك',
  sessions_ended_body: 'أنهى فريق العمل كل جلسات حسابك، فسُجّل خروجك من كل جهاز. سجّل دخولك من جديد للمتابعة.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'تغيّرت صلاحياتك في {site}',
  permissions_changed_heading: 'تغيّرت صلاحياتك',
  permissions_changed_body: 'غيّر فريق العمل ما يمكن لحسابك فعله. صلاحياتك الآن: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'سُحبت صلاحياتك',
  permissions_removed_body: 'سحب فريق العمل صلاحيات حسابك. يبقى الحساب وطلباتك ورصيدك كما هي.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'ar'>
