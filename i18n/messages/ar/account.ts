import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'سجّل الدخول لفتح هذه الصفحة.',
  registerTitle: 'إنشاء حساب',
  email: '{names.email}',
  username: 'اسم المستخدم',
  nameInvalid: 'استخدم الحروف والأرقام و . _ - فقط، دون مسافات.',
  nameTake: 'استخدام {name}',
  password: '{names.password}',
  passwordHint: 'الحد الأدنى لعدد الأحرف: {figures.leastPassword}.',

  register: 'إنشاء حساب',
  continueAsGuest: 'المتابعة بالبريد فقط',

  guestHint: 'نرسل إليه الإيصال ومستجدات طلبك.',
  noAccountYet: 'ليس لديك حساب؟',
  haveAccount: 'لديك حساب؟',
  acceptTerms:
    'عمري {figures.leastCustomerAge} عامًا أو أكثر وأوافق على <terms>شروط الخدمة</terms>. توضح <privacy>سياسة الخصوصية</privacy> كيف نستخدم بياناتك.',
  termsMissing: 'أكّد أن عمرك {figures.leastCustomerAge} عامًا أو أكثر وأنك توافق على شروط الخدمة.',

  captcha: 'نتحقق من أنك لست روبوتًا، لحظة واحدة.',
  guestTitle: 'المتابعة كزائر',
  guestText: 'يكفي بريد إلكتروني لتقديم الطلب.',
  goOn: 'متابعة',
  knownTitle: 'لديك حساب بالفعل',
  knownNote: 'لهذا البريد الإلكتروني حساب بالفعل.',
  knownText: 'سجّل الدخول ليُضاف الطلب إلى حسابك. تبقى اختياراتك والسعر كما هي.',
  signInAndGoOn: 'تسجيل الدخول والمتابعة',
  otherEmail: 'بريد إلكتروني آخر',
  showPassword: 'إظهار ما تكتبه',
  hidePassword: 'إخفاء ما تكتبه',
  or: 'أو',
  providers: 'تسجيل الدخول عبر موقع آخر',
  providerTerms:
    'إن كنت جديدًا هنا، يُنشأ لك حساب: عمرك {figures.leastCustomerAge} عامًا أو أكثر وتوافق على <terms>شروط الخدمة</terms>. توضح <privacy>سياسة الخصوصية</privacy> ما نحصل عليه من هناك.',
  providerSame: 'إن كنت جديدًا هنا، يُنشأ لك حساب، وينطبق عليه ما ورد أعلاه أيضًا.',
  kept: 'يُحفظ أثناء تسجيل الدخول',

  signedOutTitle: 'انتهت جلستك',
  signedOutText: 'سجّل الدخول من جديد للمتابعة. ما كتبته لا يزال هنا.',

  noOrderTitle: 'هذا الطلب غير موجود في حسابك',
  noOrderText: 'تأكد من كتابة الرابط، أو سجّل الدخول بالحساب الذي أنشأ الطلب.',
  signInAsOther: 'تسجيل الدخول بحساب آخر',

  forgotPassword: 'هل نسيت كلمة المرور؟',
  findOrder: 'البحث عن طلبي',

  keepTitle: 'احتفظ بهذا الطلب',
  keepCashback: 'أنشئ حسابك ليعود إليك {amount}',
  keepText: 'عيّن كلمة مرور لتجد طلباتك ومحادثتك ورصيدك على كل جهاز.',
  keepCashbackText:
    'عيّن كلمة مرور قبل اكتمال الطلب ليعود المال إلى رصيدك. وستجد طلباتك ومحادثتك على كل جهاز.',
  keepButton: 'إنشاء حسابي',
} satisfies TranslationOf<typeof account, 'ar'>
