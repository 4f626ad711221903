import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'ابحث عن المستخدمين، وأدِر صلاحياتهم وجلساتهم وحظرهم.',

  search: 'البحث عن مستخدم',
  searchHint: 'الاسم أو البريد أو الطلب',

  role: 'الدور',
  account: 'حالة الحساب',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'غير محظور',
  'state.banned': 'محظور',

  'sort.newest': 'أحدث حساب',
  'sort.oldest': 'أقدم حساب',
  'sort.name': 'الاسم أبجديًا',

  total: {
    zero: 'لا مستخدمين',
    one: 'مستخدم واحد',
    two: 'مستخدمان',
    few: '{count} مستخدمين',
    many: '{count} مستخدمًا',
    other: '{count} مستخدم',
  },

  none: 'لا مستخدمين بعد',
  noneText: 'يظهر هنا كل من يسجّل حسابًا أو يطلب زائرًا.',

  colPerson: 'المستخدم',
  colRights: 'الصلاحيات',
  colOrders: 'الطلبات',
  colSpent: 'المدفوع',
  colLanguage: '{names.language}',
  colSeen: 'آخر زيارة',
  colJoined: 'تاريخ الانضمام',

  never: 'ليس مؤخرًا',
  now: 'الآن',

  title: 'المستخدم {name}',

  verified: 'مؤكَّد',
  unverified: 'غير مؤكَّد',

  openOrders: 'طلبات مفتوحة',
  balance: '{names.balance}',
  claimed: 'طلبات مستلَمة',
  completed: 'مكتمل بصفته بوسترًا',
  limits: 'حدود الفردي والثنائي',
  masked: 'نصوص فيها بيانات تواصل',

  nothing: 'لا شيء',

  rightsText: 'تسري التغييرات فورًا، ويصل المستخدم بريد بذلك.',
  'right.Booster': 'يستلم الطلبات ويلعبها ويرى بيانات دخولها.',
  'right.EditUsers': 'يدير المستخدمين والبوسترز والسحوبات والمدونة.',
  'right.FullAccess': 'يردّ على طلبات الانضمام ويحدد الأسعار ويمنح أي صلاحية.',
  'right.EditStore': 'يدير القسائم.',
  'right.EditOrders': 'يدير الطلبات ويردّ على الدعم.',

  save: 'حفظ الصلاحيات',
  saved: 'حُفظت الصلاحيات',

  nothingToSave: 'غيّر صلاحية أولًا.',

  'refusal.own_account': 'لا يمكنك تغيير حسابك بنفسك. اطلب ذلك من زميل.',
  'refusal.staff_account': 'لا يغيّر حسابات فريق العمل إلا من لديه صلاحية كاملة.',
  'refusal.not_held': 'لا يمنح هذه الصلاحية إلا من لديه وصول كامل.',
  'refusal.guest': 'لا تُمنح الصلاحيات للزوّار.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'يدين لنا بـ',
  correct: 'تصحيح الرصيد',
  correctTitle: 'تصحيح رصيد {name}',
  correctText: 'التصحيح قيد في الدفتر، لا يُعدَّل بل يُعكس بقيد آخر.',
  direction: 'الاتجاه',
  'way.add': 'إضافة',
  'way.take': 'خصم',
  nothingToTake: 'الرصيد فارغ، فلا شيء يُخصم.',
  onlyTake: 'يمكن خصم {amount} فقط.',
  debit: 'خصم من الرصيد',
  debited: 'خُصم المبلغ من الرصيد.',
  privateNoteHint: 'يراها شخص ثانٍ وسجل التدقيق، ولا يقرؤها المستخدم.',
  needsSecond: 'فوق {amount} يوافق عليه شخص ثانٍ، ولا يُقيَّد شيء قبل ذلك.',
  balanceNow: 'الرصيد الآن',
  correction: '{names.correction}',
  balanceAfter: 'الرصيد بعده',
  bookedTo: 'رصيد الزبون، {name}',
  'bookedFrom.gift': 'العروض',
  'bookedFrom.correction': 'التصحيحات',
  sumsTo: 'المجموع',
  credit: 'إضافة رصيد',
  creditAs: 'ما هو',
  'as.gift': 'هدية: تُنفق ولا تُصرف',
  'as.correction': 'تصحيح: ماله الخاص',
  creditAmount: '{names.amount}',
  creditWhy: 'السبب، وسيقرؤه {name}',
  credited: 'أُضيف الرصيد.',
  writeOff: 'إلغاء الدين',
  writeOffTitle: 'إلغاء ما يدين به {name}',
  writeOffText: 'يوافق عليه شخص ثانٍ. يقرأ {name} المبلغ والسبب.',

  endSessions: 'إنهاء كل الجلسات',
  endTitle: 'إنهاء كل جلسات {name}؟',
  endText: 'يُسجَّل خروجه من كل أجهزته ويمكنه الدخول من جديد، ويصله بريد بذلك.',
  ended: 'أُنهيت كل الجلسات',

  noSession: 'لا توجد جلسة نشطة.',

  ban: 'حظر الحساب',
  banTitle: 'حظر {name}؟',
  keep: 'دون حظر',

  reason: '{names.reason}',
  reasonHint: 'يقرأه المستخدم في الموقع وفي بريد، بلغته.',

  'reason.payment_fraud': 'احتيال في الدفع',
  'reason.abuse': 'إهانة أو تهديد',
  'reason.outside_deal': 'اتفاق خارج الموقع',
  'reason.false_proof': 'إثبات مزيّف',
  'reason.several_accounts': 'عدة حسابات',
  'reason.stolen_account': 'حساب مسروق',
  'reason.terms': 'مخالفة أخرى للشروط',

  note: 'ملاحظة لفريق العمل (اختيارية)',

  effects: 'ما الذي يحدث',
  'effect.access': 'يفقد الوصول فورًا، وتعرض الصفحات المفتوحة السبب.',
  'effect.orders': 'تستمر الطلبات التي لم تُلغَ ويبقى رصيده.',
  'effect.work': 'تبقى معه الطلبات المستلَمة التي لم تُتح. يُنبَّه فريق الطلبات ويمكنه سحبها منه.',

  bannedNow: 'حُظر الحساب',

  bannedOn: 'محظور منذ {date}',
  bannedBy: 'بواسطة {name}',
  noReason: 'لم يُسجَّل سبب.',

  unban: 'رفع الحظر',
  unbanned: 'رُفع الحظر',
} satisfies TranslationOf<typeof people, 'ar'>
