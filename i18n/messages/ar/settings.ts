import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'اسمك وطرق دخولك وأجهزتك وإشعاراتك وبياناتك.',

  'title.profile': 'الملف الشخصي',
  'lead.profile': 'يرى المحترفون اسمك وصورتك، أما بريدك الإلكتروني فيبقى بيننا.',
  'title.signIn': 'طرق تسجيل الدخول',
  'lead.signIn': 'احتفظ بطريقتين على الأقل، حتى لا يمنعك فقدان جهاز من الدخول.',
  'title.secondFactor': 'العامل الثاني',
  'lead.secondFactor': 'رمز إضافي إلى جانب كلمة المرور، فلا تكفي كلمة مرور مسروقة.',
  'title.devices': 'الأجهزة',
  'lead.devices': 'الأجهزة التي سجّلت الدخول منها. مدة بقاء الدخول دون استخدام: {figures.sessionLife}.',
  'title.notifications': 'الإشعارات',
  'lead.notifications': 'اختر كيف يصلك كل نوع من الأخبار. تُحفظ التغييرات فورًا.',
  'title.appearance': 'اللغة والمظهر',
  'lead.appearance': 'للموقع على جميع أجهزتك، وتصلك الرسائل باللغة نفسها.',
  'title.privacy': 'الخصوصية والبيانات',
  'lead.privacy': 'ما نحفظه عنك ونسخة منه وطريقة المغادرة.',

  'accounts.title': 'الحسابات المربوطة',
  'accounts.connected': 'مربوط',
  'accounts.since': '{name}، منذ {date}',
  'accounts.none': 'غير مربوط',
  'accounts.connect': 'ربط',
  'accounts.connectTo': 'ربط {provider}',
  'accounts.disconnect': 'إلغاء الربط',
  'accounts.disconnectFrom': 'إلغاء ربط {provider}',
  'accounts.removed': 'لم يعد {provider} مربوطًا.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest': 'اربط أحدها ليتحوّل حساب الضيف إلى حساب كامل. تبقى طلباتك فيه.',
} satisfies TranslationOf<typeof settings, 'ar'>
