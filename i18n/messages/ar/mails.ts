import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'مرحبًا {username}،',

  why_account: 'وصلتك هذه الرسالة لأنها تخص الدخول إلى حساب في {site} بهذا العنوان.',
  why_order: 'وصلتك هذه الرسالة لأن الطلب PK-{number} سُجّل بهذا العنوان.',
  why_running: 'وصلتك هذه الرسالة لأن طلبك PK-{number} قيد التنفيذ.',
  why_work: 'وصلتك هذه الرسالة لأنك تعمل مع {site}.',
  why_message: 'وصلتك هذه الرسالة لأنك راسلت {site}.',
  why_application: 'وصلتك هذه الرسالة لأنك تقدّمت إلى {site} لتكون بوسترًا.',
  why_inbox: 'وصلت هذه الرسالة إلى هنا لأن هذا عنوان الدعم في {site}.',
  always: 'هذه الرسالة ضرورية، لذلك لا يمكن إيقافها.',
  never_ask: 'لا نطلب كلمة مرورك عبر البريد الإلكتروني أبدًا.',
  turn_off: 'أوقف هذه الرسائل',
  choose: 'اختر رسائلك',
  help: 'المساعدة',
  hidden: 'العنوان مخفي',

  order_paid_subject: 'تم دفع طلبك PK-{number}',
  order_paid_heading: 'تم دفع طلبك',
  order_paid_body: 'استلمنا {total} مقابل {what}.\n\nأبلغنا البوسترز المناسبين، وسنراسلك حين يقبل أحدهم.',
  order_paid_button: 'عرض طلبك',

  order_paid_login_subject: 'تم الدفع: احفظ بيانات الدخول للطلب PK-{number}',
  order_paid_login_heading: 'تم الدفع. بقيت بيانات الدخول',
  order_paid_login_body:
    'استلمنا {total} مقابل {what}.\n\nاحفظ الآن بيانات الدخول إلى حسابك في {game}، وبعدها نبحث لك عن بوستر.',
  order_paid_login_button: 'حفظ بيانات الدخول',

  coaching_paid_subject: 'تم دفع طلب التدريب PK-{number}',
  coaching_paid_heading: 'تم دفع ثمن التدريب',
  coaching_paid_body:
    'استلمنا {total} مقابل {what}.\n\nأبلغنا مدرّبك، ولديه {figures.coachAnswer} للرد. إن لم يرد، تستعيد مالك.',
  coaching_paid_button: 'عرض طلبك',

  amounts_title: 'ما دفعته',
  receipt_where: 'تجد إيصالك بصيغة PDF في صفحة طلبك.',
  credit_note_where: 'تجد إشعار الدائن لهذا الاسترداد بصيغة PDF في صفحة طلبك.',
  change_title: 'إذا تغيّرت خططك',
  change_text:
    'قبل أن يبدأ بوستر، يمكنك الإلغاء واستعادة المبلغ كاملًا: {total}. بعد ذلك تستعيد ما لم يُلعب. تعرض صفحة الطلب هذا المبلغ في أي وقت.',
  path_booster: 'البحث عن بوستر',
  path_now: 'الآن',

  safe_title: 'كيف نحمي بيانات دخولك',
  safe_who: 'تُحفظ مشفّرة، ولا يراها إلا البوستر، وأثناء اللعب فقط.',
  safe_seen: 'تعرض صفحة الطلب كل مرة اطّلع عليها أحد.',
  safe_change: 'يمكنك تغييرها أو حذفها في أي وقت، ونحذفها عند انتهاء الطلب.',

  login_needed_subject: 'الطلب PK-{number} ينتظر بيانات دخولك',
  login_needed_heading: 'بقيت خطوة واحدة: بيانات الدخول',
  login_needed_body:
    'وصلت دفعتك وقدرها {total}، لكن لا يمكننا البحث عن بوستر بعد.\n\nاحفظ بيانات الدخول إلى حسابك في {game} لنبدأ فورًا.',
  login_needed_button: 'حفظ بيانات الدخول',

  order_for_you_subject: 'طلبك PK-{number} جاهز للدفع',
  order_for_you_heading: 'طلبك جاهز',
  order_for_you_body:
    'كما اتفقت مع فريقنا، أعددنا {what} مقابل {total}.\n\nراجعه وادفع إن كان صحيحًا. وحتى ذلك الحين لا يكلفك شيئًا.',
  order_for_you_button: 'عرض الطلب',
  order_unpaid_subject: 'طلبك PK-{number} بانتظار الدفع',
  order_unpaid_heading: 'لم يُدفع طلبك بعد',
  order_unpaid_body: 'طلبت {what} بسعر {total}. نحجز لك هذا السعر.',
  order_unpaid_button: 'دفع ثمن الطلب',
  until: 'لديك حتى {time} ({zone})',
  order_unpaid_until: 'بعد ذلك يُلغى الطلب تلقائيًا ولا يكلفك شيئًا.',

  booster_found_subject: 'استلم بوستر طلبك PK-{number}',
  booster_found_heading: 'وجدنا لك بوسترًا',
  booster_found_body:
    'استلم {booster} طلبك وسيبدأ قريبًا: {what}.\n\nفي صفحة الطلب يمكنك متابعة كل مباراة ومراسلة البوستر.',
  booster_found_button: 'تابع طلبك',

  progress_digest_subject: {
    zero: 'الطلب PK-{number}: {count} مباراة اليوم',
    one: 'الطلب PK-{number}: مباراة واحدة اليوم',
    two: 'الطلب PK-{number}: مباراتان اليوم',
    few: 'الطلب PK-{number}: {count} مباريات اليوم',
    many: 'الطلب PK-{number}: {count} مباراة اليوم',
    other: 'الطلب PK-{number}: {count} مباراة اليوم',
  },
  progress_digest_heading: 'تقدّم اليوم',
  progress_digest_body: 'لعب البوستر: {what}. هذه المباريات منذ رسالتنا الأخيرة.',
  progress_digest_button: 'عرض كل المباريات',
  fact_done: 'المُنجز',
  fact_games: 'المباريات حتى الآن',
  fact_rank: 'رتبتك الآن',

  order_finished_subject: 'راجع الطلب PK-{number}',
  order_finished_heading: 'راجع النتيجة',
  order_finished_body:
    'أرسل {booster} النتيجة مع الإثبات: {what}.\n\nاطّلع على الإثبات وعلى حسابك. إن كان كل شيء على ما يرام، فأكّد النتيجة في صفحة الطلب.',
  order_finished_button: 'مراجعة النتيجة',
  order_finished_until: 'إن لم يصلنا منك شيء، تُؤكَّد النتيجة تلقائيًا ويُدفع للبوستر.',
  keep_cashback: 'قبل أن تؤكد، أنشئ حسابًا في صفحة الطلب فيعود {amount} إلى رصيدك.',
  wrong_title: 'هل هناك خطأ ما؟',
  wrong_text: 'أبلغنا به في صفحة الطلب. تتوقف المهلة عندها وينظر فريقنا في الأمر.',

  order_refunded_subject: 'استرداد {amount} للطلب PK-{number}',
  order_refunded_heading: 'المبلغ المسترد في طريقه إليك',
  order_refunded_body: 'أُلغي الطلب PK-{number}. تستعيد {amount} من {total} دفعتها.',
  order_refunded_button: 'عرض الاسترداد',
  fact_amount: '{names.amount}',
  fact_to: 'يعود إلى',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'وسيلة الدفع الأصلية',
  fact_when: 'يصل',
  fact_when_balance: 'فورًا',
  fact_when_method: 'خلال {figures.bankRefund}',
  fact_before: 'مُسترد سابقًا',

  order_cancelled_subject: 'أُلغي طلبك PK-{number}',
  order_cancelled_heading: 'أُلغي طلبك',
  order_cancelled_body: 'أُلغي الطلب PK-{number}: {what}. لا يترتب عليك شيء، ولن يُلعب المزيد.',
  order_cancelled_button: 'عرض ما حدث',

  coach_asked_subject: 'حجزك زبون: الطلب PK-{number}',
  coach_asked_heading: 'حجز زبون جلسة معك',
  coach_asked_body: 'الطلب PK-{number} لك: {what}.\n\nاقبله أو اعتذر عنه في قائمة الطلبات المتاحة.',
  coach_asked_button: 'الرد على الحجز',
  coach_asked_slot: 'الجلسة محجوزة في {time} ({zone}).',
  coach_asked_until: 'إن لم ترد، يُلغى الطلب ويستعيد الزبون ماله.',
  named_asked_subject: 'اختارك زبون بالاسم: الطلب PK-{number}',
  named_asked_heading: 'اختارك زبون بالاسم',
  named_asked_body:
    'الطلب PK-{number} معروض عليك وحدك: {what}.\n\nاقبله أو اعتذر عنه في قائمة الطلبات المتاحة.',
  named_asked_button: 'الرد على الزبون',
  named_asked_until: 'بعد ذلك لا يبقى الطلب لك وحدك.',

  coach_accepted_subject: 'وافق مدرّبك على الطلب PK-{number}',
  coach_accepted_heading: 'وافق مدرّبك على الطلب',
  coach_accepted_body:
    'وافق مدرّبك: {what}.\n\nإذا اخترت موعدًا فهو ثابت. وإلا فاقترح موعدًا يناسبك، أو اقبل الموعد الذي اقترحه مدرّبك.',
  coach_accepted_button: 'عرض جلستك',
  session_soon_subject: 'تبدأ جلستك قريبًا: الطلب PK-{number}',
  session_soon_heading: 'تبدأ جلستك قريبًا',
  session_soon_body:
    '{what}: اقترب موعد الجلسة التالية.\n\nإن تعذّر عليك الحضور فاكتب ذلك في محادثة الطلب واقترح موعدًا آخر.',
  session_soon_button: 'عرض جلستك',
  session_soon_at: 'تبدأ في {time} ({zone}).',
  session_soon_place: 'أين',
  coach_declined_subject: 'اعتذر مدرّبك عن الطلب PK-{number}',
  coach_declined_heading: 'اعتذر مدرّبك',
  coach_declined_body:
    'لا يلزمك فعل شيء: يعود إليك {total} تلقائيًا.\n\nلتستعيد مالك فورًا، ألغِ الطلب من صفحته.',
  coach_declined_button: 'إلغاء الطلب',

  change_asked_subject: 'يريد زبون تعديل الطلب PK-{number}',
  change_asked_heading: 'طُلب تعديل',
  change_asked_body:
    'يريد الزبون تعديل هذا الطلب: {what}.\n\nتعرض صفحة الطلب ما سيصبح عليه وما ستكسبه. يمكنك هناك قبول التعديل أو رفضه.',
  change_asked_button: 'الرد على التعديل',
  change_asked_until: 'إن لم ترد، يبقى الطلب كما هو.',
  change_prepared_subject: 'جهّز لك الدعم تعديلًا للطلب PK-{number}',
  change_prepared_heading: 'هناك تعديل بانتظارك',
  change_prepared_body:
    'طلبك الآن: {what}.\n\nتعرض صفحة الطلب ما سيغيّره الدعم وما يكلفه ذلك أو ما يعود إليك. لا يتغير شيء ولا يُخصم شيء من دون موافقتك هناك.',
  change_prepared_button: 'عرض التعديل',
  change_prepared_until: 'إن لم تفعل شيئًا، يبقى الطلب كما هو.',
  change_accepted_subject: 'قبل {booster} تعديل طلبك PK-{number}',
  change_accepted_heading: 'عُدّل الطلب',
  change_accepted_body:
    'يستمر طلبك بعد التعديل: {what}. سعره الآن {total} إجمالًا.\n\nتعرض صفحة الطلب السعر الجديد بندًا بندًا.',
  change_accepted_button: 'عرض طلبك',
  change_declined_subject: 'رفض {booster} تعديل طلبك PK-{number}',
  change_declined_heading: 'رُفض التعديل',
  change_declined_body:
    'يبقى طلبك كما هو: {what}. إن كنت قد دفعت مقابل التعديل، يعود إليك المبلغ بطريقة الدفع نفسها. وإذا لعب بوستر آخر الباقي، يُدفع به ثمن طلبه.\n\nتعرض صفحة الطلب السبب.',
  change_declined_button: 'عرض طلبك',
  change_expired_subject: 'لم يرد {booster} على تعديل طلبك PK-{number}',
  change_expired_heading: 'تعديل بلا رد',
  change_expired_body:
    'يبقى طلبك كما هو: {what}. إن كنت قد دفعت مقابل التعديل، يعود إليك المبلغ بطريقة الدفع نفسها. وإذا لعب بوستر آخر الباقي، يُدفع به ثمن طلبه.\n\nيمكنك طلب تعديل مرة أخرى من صفحة الطلب.',
  change_expired_button: 'عرض طلبك',
  booster_poked_subject: 'الطلب PK-{number}: الزبون ينتظر ردًا منك',
  booster_poked_heading: 'الزبون ينتظر',
  booster_poked_body:
    'سجّل مباراة أو اكتب إلى الزبون في صفحة الطلب. إن لم تستطع المتابعة، فأعد الطلب هناك: تتقاضى أجر المباريات المسجّلة.\n\nالطلب: {what}.',
  booster_poked_button: 'الانتقال إلى الطلب',
  booster_reminded_subject: 'الطلب PK-{number}: نرجو تحديثه اليوم',
  booster_reminded_heading: 'نرجو تحديث الطلب',
  booster_reminded_body:
    'لا مباراة ولا رسالة منك منذ {figures.silenceReminder}: {what}.\n\nبعد {figures.silence} يمكن للزبون اختيار بوستر آخر. إن لم تستطع المتابعة، فأعد الطلب: تتقاضى أجر المباريات المسجّلة.',
  booster_reminded_button: 'الانتقال إلى الطلب',
  tip_returned_subject: 'الطلب PK-{number}: نردّ إليك {amount} من الإكرامية',
  tip_returned_heading: 'رُدّت الإكرامية',
  tip_returned_body: 'تسترد {amount} من إكراميتك لهذا الطلب: {what}.',
  tip_returned_button: 'عرض الاسترداد',
  tip_given_subject: 'الطلب PK-{number}: إكرامية بقيمة {amount}',
  tip_given_heading: 'وصلتك إكرامية',
  tip_given_body:
    'منحك زبونك إكرامية بقيمة {amount} عن {what}. هي لك كاملة.\n\nيمكنك صرفها بعد {figures.hold}.',
  tip_given_button: 'الانتقال إلى الطلب',
  order_held_subject: 'الطلب PK-{number} معلّق: لم يصلنا رد من {booster}',
  order_held_heading: 'الانتظار أم تغيير البوستر؟',
  order_held_body:
    'لم يسجّل {booster} أي مباراة ولم يكتب شيئًا منذ {figures.silence}: {what}.\n\nفي صفحة الطلب يمكنك الانتظار، أو أن يكمل بوستر آخر من حيث ينتهي السجل. لا يكلفك ذلك شيئًا إضافيًا.',
  order_held_button: 'عرض طلبك',
  start_missed_subject: 'لا بوستر بعد للطلب PK-{number}: انتظر أو استرد مالك',
  start_missed_heading: 'لم نجد بوسترًا بعد',
  start_missed_body:
    'وعدناك بأن يبدأ طلبك قبل الآن: {what}. لم يستلمه أي بوستر بعد، ونعتذر لك.\n\nفي صفحة الطلب تسترد مالك بضغطة واحدة. وإن فضّلت الانتظار فلا حاجة إلى فعل شيء.',
  start_missed_button: 'عرض طلبك',
  nobody_plays_subject: 'لم يبقَ بوستر للطلب PK-{number}: استرد مالك',
  nobody_plays_heading: 'لا يلعب طلبك أي بوستر الآن',
  nobody_plays_body:
    'البوسترز الذين كانوا يلعبون {what} غادروا أو توقفوا مؤقتًا، ونعتذر لك.\n\nفي صفحة الطلب تسترد مالك بضغطة واحدة. وإن فضّلت انتظار بوستر آخر فلا حاجة إلى فعل شيء.',
  nobody_plays_button: 'عرض طلبك',
  check_waits_subject: 'الطلب PK-{number}: نتيجتك بانتظارك',
  check_waits_heading: 'نتيجتك بانتظارك',
  check_waits_body:
    'أرسل {booster} النتيجة: {what}.\n\nاطّلع على الإثبات وعلى حسابك. إن كان كل شيء على ما يرام، فأكّد النتيجة في صفحة الطلب، وإلا فأبلغ عن المشكلة هناك.',
  check_waits_button: 'مراجعة النتيجة',
  coaching_finished_subject: 'اكتملت كل ساعات طلبك PK-{number}',
  coaching_finished_heading: 'اكتملت كل الساعات',
  coaching_finished_body:
    'سجّل مدرّبك الساعات الأخيرة وكتب لك ملاحظات: {what}.\n\nاقرأها وأكّد الساعات في صفحة الطلب.',

  data_ready_subject: 'بياناتك في {site} جاهزة للتنزيل',
  data_ready_heading: 'بياناتك جاهزة',
  data_ready_body:
    'نسخة بياناتك التي طلبتها جاهزة. يمكنك تنزيلها من إعدادات ملفك الشخصي خلال {figures.dataExport}، وبعد ذلك نحذفها.\n\nإن لم تطلبها أنت، فغيّر كلمة المرور وأخرج الأجهزة التي لا تعرفها من حسابك.',
  data_ready_button: 'فتح الإعدادات',

  account_deleted_subject: 'تم حذف حسابك في {site}',
  account_deleted_heading: 'تم حذف حسابك',
  account_deleted_body:
    'حذفنا حسابك: اسمك وبريدك الإلكتروني ورسائلك وصورك وطرق دخولك. تبقى الفواتير المدة التي يفرضها القانون، من دون اسمك وعنوانك.\n\nهذه آخر رسالة منا إلى هذا العنوان. شكرًا لأنك لعبت معنا.',
  account_deleted_button: 'زر {site}',

  data_archive:
    'هذه نسخة مما يحفظه {site} عنك.\n\nيحتوي المجلد «json» على كل شيء للبرامج، و«csv» على المحتوى نفسه لجداول البيانات، و«pictures» على صور طلباتك وطلبات انضمامك ورسائلك.\n\nالأوقات بتوقيت UTC والمبالغ بالسنت. لا تتضمن النسخة كلمات المرور والرموز وبيانات دخول حسابات الألعاب، ولا ما يخص أشخاصًا آخرين. وتتضمن رسائلنا إليك إن كنت قد أكدت بريدك الإلكتروني.',

  account_banned_subject: 'حسابك في {site} محظور',
  account_banned_heading: 'حسابك محظور',
  account_banned_body:
    'حظر فريق العمل حسابك. {reason}\n\n{until} تبقى طلباتك ورصيدك كما هي. إن رأيت أن في الأمر خطأً، فراسلنا.',
  account_banned_button: 'مراسلة فريق العمل',

  account_unbanned_subject: 'عاد حسابك في {site} إلى العمل',
  account_unbanned_heading: 'عاد حسابك إلى العمل',
  account_unbanned_body: 'انتهى الحظر عن حسابك. يمكنك الدخول واستخدامه من جديد.',
  account_unbanned_button: 'إلى لوحة التحكم',

  sessions_ended_subject: 'سُجّل خروجك من {site} على كل أجهزتك',
  sessions_ended_heading: 'سُجّل خروجك من كل أجهزتك',
  sessions_ended_body: 'أنهى فريق العمل كل جلسات حسابك، فسُجّل خروجك من كل جهاز. سجّل دخولك من جديد للمتابعة.',
  sessions_ended_button: 'تسجيل الدخول',
  session_ended_subject: 'سُجّل خروجك من {site} على أحد أجهزتك',
  session_ended_heading: 'سُجّل خروجك من أحد أجهزتك',
  session_ended_body:
    'سجّل فريق العمل خروجك من {browser} على {system}. أجهزتك الأخرى تبقى كما هي.\n\nيمكنك تسجيل الدخول من هناك من جديد متى شئت.',
  session_ended_button: 'تسجيل الدخول',

  permissions_changed_subject: 'تغيّرت صلاحياتك في {site}',
  permissions_changed_heading: 'تغيّرت صلاحياتك',
  permissions_changed_body: 'غيّر فريق العمل ما يمكن لحسابك فعله. صلاحياتك الآن: {permissions}.',
  permissions_changed_button: 'إلى لوحة التحكم',
  permissions_removed_subject: 'تغيّرت صلاحياتك في {site}',
  permissions_removed_heading: 'سُحبت صلاحياتك',
  permissions_removed_body: 'سحب فريق العمل صلاحيات حسابك. يبقى الحساب وطلباتك ورصيدك كما هي.',
  permissions_removed_button: 'إلى لوحة التحكم',

  passkey_added_subject: 'أُضيف مفتاح مرور إلى حسابك',
  passkey_added_heading: 'مفتاح مرور جديد',
  passkey_added_body:
    'يمكن لمفتاح مرور جديد تسجيل الدخول إلى حسابك. إن لم تفعل ذلك بنفسك، فاحذفه وغيّر كلمة مرورك.',
  passkey_added_button: 'مراجعة إعداداتك',
  passkey_removed_subject: 'حُذف مفتاح مرور من حسابك',
  passkey_removed_heading: 'حُذف مفتاح المرور',
  passkey_removed_body:
    'لم يعد بإمكان أحد مفاتيح المرور لديك تسجيل الدخول إلى حسابك. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وراجع أجهزتك.',
  passkey_removed_button: 'مراجعة إعداداتك',
  app_set_up_subject: 'أصبح تطبيق المصادقة يحمي حسابك',
  app_set_up_heading: 'تم إعداد تطبيق المصادقة',
  app_set_up_body:
    'من الآن فصاعدًا يتطلب تسجيل الدخول رمزًا من تطبيقك أيضًا. إن لم تفعل ذلك بنفسك، فتواصل مع الدعم فورًا.',
  app_set_up_button: 'مراجعة إعداداتك',
  app_removed_subject: 'أُزيل تطبيق المصادقة من حسابك',
  app_removed_heading: 'تمت إزالة تطبيق المصادقة',
  app_removed_body:
    'لم يعد تسجيل الدخول يتطلب رمزًا من تطبيقك. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وأعد إعداد التطبيق.',
  app_removed_button: 'مراجعة إعداداتك',
  recovery_code_used_subject: 'استُخدم أحد رموز الاسترداد لحسابك',
  recovery_code_used_heading: 'استُخدم رمز استرداد',
  recovery_code_used_body:
    'استُخدم للتو أحد رموز الاسترداد لديك ولن يعمل مرة أخرى. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وأنشئ رموزًا جديدة.',
  recovery_code_used_button: 'مراجعة إعداداتك',
  new_recovery_codes_subject: 'لحسابك رموز استرداد جديدة',
  new_recovery_codes_heading: 'رموز استرداد جديدة',
  new_recovery_codes_body:
    'لم تعد رموز الاسترداد السابقة صالحة. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وأنشئ رموزًا جديدة.',
  new_recovery_codes_button: 'مراجعة إعداداتك',
  provider_connected_subject: 'يمكنك الآن تسجيل الدخول عبر {provider}',
  provider_connected_heading: 'رُبط الحساب',
  provider_connected_body:
    'رُبط حسابك في {provider}، ويمكنك تسجيل الدخول به إلى {site}. إن لم تفعل ذلك بنفسك، فألغِ الربط وغيّر كلمة مرورك.',
  provider_connected_button: 'مراجعة إعداداتك',
  provider_removed_subject: 'لم يعد تسجيل الدخول عبر {provider} ممكنًا',
  provider_removed_heading: 'أُلغي ربط الحساب',
  provider_removed_body:
    'أُلغي ربط حسابك في {provider} ولم يعد يسجّل الدخول إلى حسابك في {site}. إن لم تفعل ذلك بنفسك، فغيّر كلمة مرورك وراجع أجهزتك.',
  provider_removed_button: 'مراجعة إعداداتك',

  work_begins_subject: 'أصبحت بوسترًا في {site}',
  work_begins_heading: 'أهلًا بك في الفريق',
  work_begins_body: 'جعلك فريق العمل بوسترًا. يمكنك استلام كل طلب يناسب خدماتك وأعلى رتبك.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'تغيّرت خدماتك أو حدودك',
  work_changed_heading: 'خدمات أو حدود جديدة',
  work_changed_body: 'غيّر فريق العمل الطلبات التي يمكنك استلامها. وتبقى معك الطلبات التي لديك.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'عملك بوسترًا متوقف مؤقتًا',
  work_paused_heading: 'لا طلبات جديدة حاليًا',
  work_paused_body:
    'أوقف فريق العمل عملك مؤقتًا، فلا يمكنك استلام طلبات جديدة. أكمل ما لديك كما هو مقرر. وإن لم تعرف السبب، فتواصل مع الدعم.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'يمكنك استلام الطلبات مجددًا',
  work_resumed_heading: 'انتهى الإيقاف',
  work_resumed_body: 'أنهى فريق العمل الإيقاف. تنتظرك على لوحة الطلبات طلبات تناسب خدماتك.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'رسالة تجريبية من {site}',
  test_mail_heading: 'وصلت هذه الرسالة',
  test_mail_body: 'وصولها يعني أن رسائل {site} تُرسَل. رسائل الزبائن تسلك الطريق نفسه.',
  test_mail_button: 'العودة إلى الفحص',
  staff_invited_subject: 'أنت مدعوّ إلى فريق {site}',
  staff_invited_heading: 'أنت مدعوّ إلى الفريق',
  staff_invited_body:
    'أنت مدعوّ إلى العمل في {site} بهذه الصلاحيات: {permissions}. يعمل الرابط مرة واحدة حتى {time} ({zone}).\n\nإن لم تكن تتوقع ذلك فتجاهل هذه الرسالة. لا يحدث شيء دون الرابط.',
  staff_invited_button: 'فتح الدعوة',

  welcome_subject: 'أهلًا بك في {site}: أكّد بريدك',
  welcome_heading: 'أهلًا! هل هذا بريدك؟',
  welcome_body:
    'أنشأتَ حسابًا بهذا البريد الإلكتروني. أكّد أنه لك، فلا يعود إلى الحساب غيرك، ويمكنك أن تضيف إليه طلباتك السابقة كزائر. يعمل الرابط مرة واحدة خلال {figures.verifyLink}.\n\nإن لم تنشئ هذا الحساب فلا تؤكده. لا أحد يدخل به إلى بريدك.',
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

  change_email_old_subject: 'طلب أحدهم تغيير بريدك الإلكتروني',
  change_email_old_heading: 'تغيير بريدك الإلكتروني',
  change_email_old_body:
    'إن لم تكن أنت فلا توافق، وغيّر كلمة مرورك فورًا.\n\nسيستخدم حسابك {email} بدلًا من هذا البريد. لا يتغير شيء قبل أن توافق هنا أيضًا. يعمل الرابط مرة واحدة خلال {figures.changeLink.gen}.',
  change_email_old_button: 'مراجعة التغيير',
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
  coaching_finished_button: 'قراءة الملاحظات',
  coaching_finished_until: 'إن لم يصلنا منك شيء، تُعد الساعات مقبولة ويُدفع لمدرّبك.',

  order_messages_unread_subject: 'رسائل جديدة عن الطلب PK-{number}',
  order_messages_unread_heading: 'لديك رسائل غير مقروءة',
  order_messages_unread_body: 'هذا ما كُتب إليك في محادثة الطلب PK-{number}.',
  order_messages_unread_button: 'فتح المحادثة',
  login_code_needed_subject: 'يحتاج {booster} إلى رمز دخول للطلب PK-{number}',
  login_code_needed_heading: 'يحتاج البوستر إلى رمز دخول',
  login_code_needed_body:
    'أرسلت إليك اللعبة رمزًا. اكتبه في صفحة الطلب خلال {figures.loginCode}، وهناك فقط: لا في المحادثة ولا بالبريد ولا بالهاتف.',
  login_code_needed_button: 'كتابة الرمز',
  chat_unread_subject: 'ردّ عليك فريق الدعم في المحادثة',
  chat_unread_heading: 'ردّ عليك فريق الدعم',
  chat_unread_body: 'سألتنا في المحادثة. هذا ما فاتك.',
  chat_unread_button: 'متابعة المحادثة',
  chat_unread_where: 'افتحها في المتصفح الذي استخدمته للمحادثة.',

  contact_receipt_subject: 'وصلتنا رسالتك {thread}',
  contact_receipt_heading: 'وصلتنا رسالتك',
  contact_receipt_body:
    'شكرًا لمراسلتنا. سيقرأ فريقنا رسالتك ويرد عليك بالبريد الإلكتروني.\n\nإن لم تراسلنا، فقد كتب أحدهم عنوانك خطأً، ويمكنك تجاهل هذه الرسالة.',
  contact_receipt_button: 'مراسلتنا مجددًا',
  support_answer_subject: 'ردّنا على رسالتك {thread}',
  support_answer_heading: 'ردّنا عليك',
  support_answer_body: 'راسلتنا، وهذا ردّ فريق الدعم.',
  support_answer_button: 'مراسلتنا مجددًا',
  support_answer_reply: 'يمكنك أيضًا الكتابة إلى {email}.',

  withdrawal_receipt_subject: 'إيصال بعدولك عن العقد: الطلب PK-{number}',
  withdrawal_receipt_heading: 'استلمنا عدولك عن العقد',
  withdrawal_receipt_body: 'وصل عدولك في {time} ({zone}). هذا ما صرّحت به.',
  withdrawal_receipt_button: 'السؤال عن العدول',
  withdrawal_declaration: 'أعدل عن العقد الخاص بالطلب PK-{number}.',
  withdrawal_from: 'من {name} <{email}>',
  withdrawal_keep: 'احتفظ بهذه الرسالة إيصالًا لك.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'رسالة من نموذج التواصل',
  support_letter_body: 'من {name} <{email}>',
  support_letter_button: 'فتح صندوق الوارد',

  application_sent_subject: 'وصلنا طلب انضمامك',
  application_sent_heading: 'وصل طلب انضمامك',
  application_sent_body:
    'شكرًا لتقدّمك لتكون بوسترًا. سنقرأ طلب انضمامك ونرد قبل {date} بالبريد الإلكتروني وفي صفحته.',
  application_sent_button: 'عرض طلب انضمامك',
  application_asked_subject: 'سؤال عن طلب انضمامك',
  application_asked_heading: 'لدينا سؤال لك',
  application_asked_body: 'قرأنا طلب انضمامك. يمكنك تعديله والرد في صفحته. هذا سؤالنا.',
  application_asked_button: 'الإجابة عن السؤال',
  application_accepted_subject: 'أنت الآن بوستر لدينا',
  application_accepted_heading: 'أهلًا بك بين البوسترز!',
  application_accepted_body: 'قُبل طلب انضمامك، ويمكنك استلام الطلبات فورًا. تعرض القائمة ما يناسبك منها.',
  application_accepted_button: 'عرض الطلبات المتاحة',
  application_refused_subject: 'ردنا على طلب انضمامك',
  application_refused_heading: 'لم نقبل طلب انضمامك',
  application_refused_body:
    'شكرًا لاهتمامك. قرأنا طلب انضمامك، ويمكنك التقدّم مجددًا بعد {figures.applyAgain}. هذا سببنا.',
  application_refused_button: 'عرض طلب انضمامك',

  new_device_subject: 'تسجيل دخول جديد إلى حسابك في {site}',
  new_device_heading: 'تسجيل دخول جديد إلى حسابك',
  new_device_body:
    'سجّل أحدهم الدخول إلى حسابك من متصفح لم نره معه من قبل: {browser} على {system}، {time} (UTC).\n\nإن كنت أنت فلا داعي لفعل شيء. وإن لم تكن أنت فسجّل خروج ذلك الجهاز واختر كلمة مرور جديدة فورًا.',
  new_device_button: 'مراجعة أجهزتك',
  unknown_browser: 'متصفح غير معروف',
  unknown_system: 'نظام غير معروف',
  payout_details_saved_subject: 'تغيّر حسابك البنكي للصرف',
  payout_details_saved_heading: 'حساب بنكي جديد للصرف',
  payout_details_saved_body:
    'تُحوَّل مبالغك الآن إلى الحساب {start} … {end}. لحمايتك لا نحوّل إليه شيئًا قبل {date}. إن لم تكن أنت، فغيّر كلمة مرورك فورًا وراسلنا: المال ما زال هنا.',
  payout_details_saved_button: 'مراجعة حسابي',
  order_completed_subject: 'اكتمل الطلب PK-{number}',
  order_completed_heading: 'اكتمل طلبك',
  order_completed_body:
    'اكتمل طلبك: {what}.\n\nكيف كانت التجربة؟ تقييمك يساعد غيرك على الاختيار، ويمكن للبوستر {booster} الرد عليه.',
  order_completed_button: 'كتابة تقييم',
  review_asked_subject: 'كيف كان الطلب PK-{number}؟',
  review_asked_heading: 'كيف كان طلبك؟',
  review_asked_body:
    'أنهى {booster} طلبك: {what}.\n\nدرجاتك، وكلمات قليلة إن أحببت، تساعد غيرك على الاختيار. يمكنك كتابة تقييمك خلال {figures.review} من اكتمال الطلب. لن نسألك مرة أخرى.',
  review_asked_button: 'كتابة تقييم',
  why_dispute: 'تصلك هذه الرسالة لأن مشكلة في الطلب PK-{number} أُبلغ عنها.',
  problem_reported_subject: 'الطلب PK-{number}: بلاغ عن مشكلة',
  problem_reported_heading: 'بلاغ عن مشكلة',
  problem_reported_body:
    'لا يُدفع شيء ولا يُسترد حتى يقرر فريق العمل. اكتب ما حدث، وأضف لقطات شاشة إن وُجدت.\n\nالطلب: {what}.',
  problem_reported_button: 'عرض أقوال الطرفين',
  problem_reported_until: 'بعد ذلك يمكن لفريق العمل أن يقرر من دون ردّك.',
  answer_missing_subject: 'الطلب PK-{number}: ننتظر ردّك',
  answer_missing_heading: 'ننتظر ردّك',
  answer_missing_body: 'ينتظر فريق العمل ما تقوله عن المشكلة المبلّغ عنها.\n\nالطلب: {what}.',
  answer_missing_button: 'عرض أقوال الطرفين',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'الطلب PK-{number}: كتب إليك فريق العمل',
  staff_asked_heading: 'كتب إليك فريق العمل',
  staff_asked_body: 'يراجع فريق العمل المشكلة المبلّغ عنها ويحتاج إلى ردّك.\n\nالطلب: {what}.',
  staff_asked_button: 'عرض أقوال الطرفين',
  problem_decided_subject: 'الطلب PK-{number}: قرارنا',
  problem_decided_heading: 'لقد قررنا',
  problem_decided_body:
    'قرأنا ما قاله الطرفان عن المشكلة. تعرض صفحة الطلب القرار ومبلغك.\n\nالطلب: {what}.\n\nوهذا هو السبب:',
  problem_decided_button: 'عرض أقوال الطرفين',
  problem_decided_until: 'حتى ذلك الحين يمكنك طلب مراجعة ثانية يحسمها شخص آخر من فريق العمل.',
  appeal_asked_subject: 'الطلب PK-{number}: طُلبت مراجعة ثانية',
  appeal_asked_heading: 'طُلبت مراجعة ثانية',
  appeal_asked_body:
    'لا يوافق الطرف الآخر على قرارنا. يراجعه شخص آخر من فريق العمل من جديد، ولا تُسحب المبالغ المستردة.\n\nالطلب: {what}.\n\nكتب:',
  appeal_asked_button: 'عرض أقوال الطرفين',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'الطلب PK-{number}: القرار النهائي',
  appeal_decided_heading: 'القرار النهائي',
  appeal_decided_body:
    'راجع شخص آخر من فريق العمل القرار من جديد. تعرض صفحة الطلب النتيجة ومبلغك.\n\nالطلب: {what}.\n\nوهو نهائي للسبب التالي:',
  appeal_decided_button: 'عرض أقوال الطرفين',

  why_opening: 'وصلت هذه الرسالة لأن هذا العنوان تُرك في {site} لتلقي رسالة عند الافتتاح.',
  why_supply: 'وصلت هذه الرسالة لأن هذا العنوان تُرك في {site} لمعرفة متى يلعب بوستر طلبًا ما.',
  why_raffle: 'وصلتك هذه الرسالة لأنك تشارك في سحب على {site}.',
  test_subject: 'تجربة: {subject}',
  test_note: 'هذا طلب تجريبي: لم يُفتح {site} بعد، ولا أحد يدفع شيئًا.',
  opening_confirm_subject: 'أكّد عنوانك لافتتاح {site}',
  opening_confirm_heading: 'رسالة واحدة يوم الافتتاح',
  opening_confirm_body:
    'افتح الصفحة أدناه وأكّد عنوانك. عند افتتاح {site} تصلك رسالة واحدة، ثم نحذف العنوان.\n\nإن لم تطلب هذا فتجاهل الرسالة. نحتفظ بالعنوان غير المؤكد {figures.unconfirmedOpeningMail} على الأكثر، والصفحة نفسها تحذفه فورًا.',
  opening_confirm_button: 'تأكيد العنوان',
  shop_opened_subject: 'افتُتح {site}',
  shop_opened_heading: 'لقد افتتحنا',
  shop_opened_body: 'طلبت رسالة عند افتتاح {site}، وها هي.\n\nحذفنا عنوانك من القائمة، ولن تصلك رسالة أخرى.',
  shop_opened_button: 'إلى المتجر',
  supply_confirm_subject: 'أكّد عنوانك: رسالة واحدة عندما يلعبه بوستر',
  supply_confirm_heading: 'رسالة واحدة عندما يلعب بوستر هذا الطلب',
  supply_confirm_body:
    'طلبت أن نراسلك عندما يلعب بوستر هذا: {what}. افتح الصفحة أدناه وأكّد عنوانك. تصلك رسالة واحدة، ثم نحذف العنوان.\n\nإن لم تطلب هذا فتجاهل الرسالة. نحذف العنوان بعد {figures.supplyMail.gen} على الأكثر، والصفحة نفسها تحذفه فورًا.',
  supply_confirm_button: 'تأكيد العنوان',
  supply_ready_subject: 'يلعبه بوستر الآن: {what}',
  supply_ready_heading: 'بوستر يلعب هذا الطلب الآن',
  supply_ready_body:
    'طلبت رسالة عندما يلعب بوستر هذا: {what}، وها هي. يمكنك طلبه الآن.\n\nحذفنا عنوانك من القائمة، ولن تصلك رسالة أخرى.',
  supply_ready_button: 'تجهيز طلبك',
  raffle_entered_subject: 'التذكرة {ticket} في «{raffle}»',
  raffle_entered_heading: 'أنت مشارك: التذكرة {ticket}',
  raffle_entered_body:
    'تشارك في «{raffle}» بالتذكرة {ticket}. يجري السحب بعد {time} ({zone})، وسنراسلك إن فازت تذكرتك.\n\nحتى ذلك الحين يمكنك سحب تذكرتك من صفحة السحب.',
  raffle_entered_button: 'عرض السحب',
  raffle_won_subject: 'فازت تذكرتك {ticket}: «{raffle}»',
  raffle_won_heading: 'فازت تذكرتك',
  raffle_won_body:
    'فازت التذكرة {ticket} بـ{prize} في «{raffle}».\n\nاستلم جائزتك في صفحة السحب حتى {time} ({zone}). بعد ذلك تنتقل إلى التذكرة التالية.',
  raffle_won_button: 'استلام الجائزة',
  raffle_waits_subject: 'جائزتك ما زالت تنتظر: «{raffle}»',
  raffle_waits_heading: 'جائزتك ما زالت تنتظر',
  raffle_waits_body:
    'قبل أسبوع فازت التذكرة {ticket} بـ{prize} في «{raffle}»، ولم تستلمها بعد.\n\nاستلمها في صفحة السحب حتى {time} ({zone}). بعد ذلك تنتقل إلى التذكرة التالية.',
  raffle_waits_button: 'استلام الجائزة',
} satisfies TranslationOf<typeof mails, 'ar'>
