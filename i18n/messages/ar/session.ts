import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'رد المدرّب',
  stepSessions: 'الجلسات',

  subline: '{number}، {service}',

  waitingTitle: 'بانتظار {coach}',
  waitingText: 'أمام مدرّبك حتى {time} ليرد. إن لم يرد، يُلغى الطلب وتسترد المبلغ كاملًا تلقائيًا.',
  waitingTextStaff: 'أمام المدرّب حتى {time} ليرد. إن لم يرد، يُلغى الطلب ويسترد الزبون المبلغ كاملًا تلقائيًا.',
  declinedTitle: 'اعتذر {coach} عن الطلب',
  declinedText:
    'ألغِ الطلب لتسترد المبلغ فورًا. إن لم تفعل شيئًا، يُلغى الطلب تلقائيًا يوم {time} ويعود المبلغ إلى وسيلة الدفع الأصلية.',
  declinedTextStaff:
    'يمكن للزبون إلغاء الطلب واسترداد المبلغ فورًا. إن لم يفعل شيئًا، يُلغى الطلب تلقائيًا يوم {time} ويعود المبلغ إلى وسيلة الدفع الأصلية.',

  title: 'الجلسة التالية',
  none: 'لم يُتفق على موعد بعد',
  noneText: 'اقترح موعدًا. يمكن للطرف الآخر قبوله أو اقتراح غيره.',
  agreed: 'متفق عليه',
  localZone: 'بتوقيتك المحلي، {zone}',
  youProposed: 'اقترحت {time}. لم يرد {name} بعد.',
  theyPropose: 'يقترح {name} موعدًا: {time}.',
  keeps: 'يبقى الموعد المتفق عليه ساريًا حتى يُقبل الموعد الجديد.',
  overdue: 'انتهت صلاحية هذا الاقتراح. اقترح موعدًا آخر.',
  accept: 'قبول هذا الموعد',
  proposeOther: 'اقتراح موعد آخر',
  when: '{names.dateAndTime}',
  propose: 'اقتراح موعد',
  proposed: 'أُرسل اقتراحك.',
  accepted: 'تم الاتفاق على الموعد.',
  whenMissing: 'اختر التاريخ والوقت أولًا.',
  whenPast: 'فات هذا الموعد. اختر موعدًا لاحقًا.',
  meeting: 'أين تلتقيان',
  join: 'انضم عبر {place}',
  meetingOpens: 'يظهر الرابط هنا يوم {time}.',
  meetingEnds: 'يختفي الرابط حين تنتهي الجلسة.',
  meetingNone: 'لم يضع مدرّبك رابطًا للقاء بعد.',
  meetingMissing: 'لا رابط للقاء بعد. لا يستطيع زبونك الانضمام دونه.',
  meetingCoach: 'يرى زبونك الرابط من {time} حتى نهاية الجلسة.',
  meetingSet: 'وضع رابط للقاء',
  meetingOther: 'استخدام رابط آخر لهذا الطلب',

  notes: 'ملاحظات الجلسات',
  held: 'الساعات المنجزة',
  heldOf: '{held} من {all}',
  noteTitle: 'الجلسة {number}',
  noNotes: 'بعد كل جلسة تظهر هنا ملاحظات مدرّبك: ما عملتما عليه، وما تتمرن عليه بعدها.',
  noNotesCoach: 'تظهر ملاحظاتك للزبون هنا بعد كل جلسة.',

  recordTitle: 'بعد الجلسة',
  recordText:
    'اكتب ما عملتما عليه وما يتمرن عليه الزبون حتى المرة القادمة. تبقى ملاحظاتك لديه. وبعد آخر ساعة ينتقل الطلب إلى الزبون لمراجعته.',
  recordHours: 'الساعات المنجزة',
  recordNotes: 'ملاحظات للزبون',
  record: 'حفظ الملاحظات',
  recorded: 'حُفظت ملاحظاتك.',
  notesMissing: 'الحد الأدنى لعدد الأحرف: {figures.leastNotes}.',
  agreeFirst: 'اتفق مع الزبون على موعد أولًا.',
  notBegun: 'لم تبدأ الجلسة بعد.',

  finishTitle: 'اكتملت كل الساعات',
  finishText: 'بعد أن تستكمل ما كان ناقصًا، أرسل الطلب من جديد.',
  finish: 'إرسال من جديد',

  checkTitle: 'يقول مدرّبك إن كل الساعات اكتملت',
  checkText: 'اقرأ الملاحظات أدناه. إن لم تفعل شيئًا، تُؤكَّد الساعات تلقائيًا يوم {time}.',

  completedTitle: 'اكتمل التدريب',
  completedText: 'اكتمل الطلب. لا يزال بإمكانك قراءة الملاحظات هنا.',

  wishes: 'ما تعملان عليه',
  coach: 'المدرّب',

  dropText: 'تحصل على أجر الساعات التي قدّمتها. لا يمكنك قبول هذا الطلب مرة أخرى، ويسترد الزبون الباقي.',

  stopEarned: 'ثمن الساعات المنجزة',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'ar'>
