import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'مرحبًا {username}،',
  greeting_unproven: 'مرحبًا،',
  about: 'الطلب PK-{number}: {what}',
  sign_off: 'فريق {site}',
  order_paid_subject: 'طلبك PK-{number} مدفوع',
  order_paid_body:
    'شكرًا لك: وصل مبلغ {total} لطلبك PK-{number}. ما سيحدث بعد ذلك، وكل ما قد تحتاج إلى فعله، تجده في صفحته:',
  order_unpaid_subject: 'طلبك PK-{number} ينتظر الدفع',
  order_unpaid_body:
    'طلبك PK-{number} بقيمة {total} لم يُدفع بعد. يبقى سعره يومًا آخر، ثم يُلغى. يمكنك الدفع هنا:',
  booster_found_subject: 'استلم لاعب محترف طلبك PK-{number}',
  booster_found_body: 'استلم لاعب محترف طلبك PK-{number} وسيبدأ قريبًا. تابع كل مباراة وراسل لاعبك من صفحته:',
  order_finished_subject: 'طلبك PK-{number} ينتظر تحققك',
  order_finished_body:
    'يقول لاعبك المحترف إن الطلب PK-{number} أُنجز، وأرفق الإثبات. تحقق من النتيجة خلال 72 ساعة، وبعدها تُعد مقبولة:',
  coach_asked_subject: 'عميل يطلبك أنت: الطلب PK-{number}',
  coach_asked_body:
    'حجز عميل الطلب PK-{number} معك بالاسم. اقبله أو ارفضه من لوحتك. إن لم تُجب خلال {figures.coachAnswer} استرد العميل ماله:',
  coach_accepted_subject: 'قبل مدرّبك الطلب PK-{number}',
  coach_accepted_body: 'قبل مدرّبك الطلب PK-{number}. اقترح في صفحته موعدًا يناسبك أو اقبل الموعد الذي يقترحه:',
  coach_declined_subject: 'لا يستطيع مدرّبك قبول الطلب PK-{number}',
  coach_declined_body:
    'لا يستطيع مدرّبك قبول الطلب PK-{number}. يمكنك في صفحته استرداد كل مالك فورًا. وإن لم تفعل شيئًا عاد تلقائيًا إلى الوسيلة التي دفعت بها:',
  coaching_finished_subject: 'عُقدت كل ساعات طلبك PK-{number}',
  coaching_finished_body:
    'سجّل مدرّبك آخر ساعات الطلب PK-{number} وأضاف ملاحظات لك. تحقق منها خلال 72 ساعة، وبعدها تُعد مقبولة:',
} satisfies TranslationOf<typeof mails, 'ar'>
