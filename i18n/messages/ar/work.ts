import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'العمل على هذا الطلب',

  login: 'الدخول',
  loginClosed: 'تظهر بيانات الدخول لمدة {figures.loginView}. يرى العميل كل مرة تفتحها فيها.',
  hidesIn: 'تُخفى بعد {time}',
  copy: 'نسخ',
  copied: 'نُسخ',
  copyField: 'نسخ: {field}',
  copiedToClipboard: 'نُسخ إلى الحافظة.',
  copyFailed: 'لم يسمح متصفحك بالنسخ. أظهر النص وحدده.',
  showPassword: '{order.showPassword}',
  hidePassword: 'إخفاء كلمة المرور',
  hiddenPassword: 'مخفية',

  wonTitle: 'المباراة {number}، فوز',
  lostTitle: 'المباراة {number}، خسارة',
  fewer: 'إنقاص نقطة',
  more: 'زيادة نقطة',
  noCharacter: 'غير مسجّل',
  picks: 'ما طلبه {customer}',
  'all.champions': 'كل الأبطال',
  'all.agents': 'كل العملاء',

  pictureHow: 'الصقها أو أفلتها هنا، أو اختر ملفًا',
  pictureChoose: 'اختر لقطة شاشة',
  pictureTypes: 'PNG أو JPEG أو WebP، حتى {figures.largestPicture}',
  megabytes: '\u2066{size} MB\u2069',
  takePhoto: 'التقط صورة',
  replacePicture: 'تغيير',
  removePicture: '{checkout.couponRemove}',
  picturePreview: 'لقطة الشاشة المختارة',
  pictureEmpty: 'هذا الملف فارغ. اختر ملفًا آخر.',
  pictureTooLarge: 'حجم هذا الملف {size} والحد الأقصى {figures.largestPicture}. اختر ملفًا أصغر.',

  dropped: 'أعدت الطلب PK-{number}. عاد إلى اللوحة.',
  droppedPaid: 'أعدت الطلب PK-{number}. أُضيف {amount} إلى رصيدك.',
} satisfies TranslationOf<typeof work, 'ar'>
