import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'تنزيل بياناتك',
  downloadAbout:
    'الطلبات والمباريات والرسائل والمدفوعات وملفك الشخصي بصيغتي JSON وCSV. تصبح جاهزة خلال دقائق وتبقى متاحة {figures.dataExport}.',

  prepare: 'تجهيز التنزيل',
  preparing: 'نجهّز بياناتك وسنرسل إليك بريدًا إلكترونيًا عندما تصبح جاهزة. يمكنك مغادرة هذه الصفحة.',
  ready: 'جاهزة منذ {time}. يمكنك تنزيلها حتى {until}.',
  save: 'تنزيل ملف ZIP',

  deleteAccount: 'حذف الحساب',
  deleteAbout:
    'نحذف اسمك وبريدك الإلكتروني ورسائلك وصورك وطرق دخولك. تبقى الفواتير المدة التي يفرضها القانون من دون اسمك.',

  blockedOrders: 'غير ممكن بعد: يجب أولًا إكمال {orders} أو إلغاؤه.',
  blockedDebt: 'غير ممكن بعد: عليك {amount}. يُسدَّد بشحن رصيدك.',
  blockedMoney: 'غير ممكن بعد: ما زال لك عندنا {amount}.',
  blockedStaff: 'غير ممكن بعد: لحسابك صلاحيات فريق العمل. يمكن لأحد الزملاء إزالتها.',
  openOrders: 'عرض الطلبات',
  askSupport: 'التواصل مع الدعم',

  deleteTitle: 'هل تريد حذف حسابك؟',
  deleteLead: 'لا يمكن التراجع عن ذلك، ويسري فورًا على جميع أجهزتك.',
  gonePerson: 'يُحذف اسمك وبريدك الإلكتروني وكل طرق دخولك.',
  goneWords: 'تُحذف رسائلك وتقييماتك وطلبات انضمامك وصورك وإشعاراتك.',
  goneGiven: 'يسقط ما منحناك إياه في رصيدك، وهو {amount}.',
  keptBooks: 'تبقى الفواتير وسجل طلباتك المدة التي يفرضها القانون، من دون اسمك.',

  confirmLabel: 'اكتب {email} للتأكيد',
  confirm: 'حذف الحساب نهائيًا',
  keep: 'الاحتفاظ بالحساب',

  goodbyeTitle: 'إلى اللقاء، وشكرًا لك',
  goodbyeText: 'حسابك لم يعد موجودًا. أرسلنا إليك رسالة أخيرة لتأكيد ذلك.',
} satisfies TranslationOf<typeof yourdata, 'ar'>
