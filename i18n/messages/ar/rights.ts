import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'هل كنت تقصد إحدى هذه الصفحات؟',
  needed: 'تحتاج هذه الصفحة إلى صلاحية «{right}»، وهي غير متاحة لحسابك.',
  askAdmin: 'إن كنت تحتاج إليها، فاطلبها من أحد المشرفين.',
  toDashboard: 'إلى لوحة التحكم',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'المتجر',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'صلاحية كاملة',

  'name.staff': '{names.staff}',
  bannedTitle: 'حسابك محظور',
  bannedText: 'لا يمكنك استخدامه حتى يرفع فريق العمل الحظر. تبقى طلباتك ورصيدك كما هي.',
  bannedUntil: 'يمكنك استخدامه من جديد ابتداءً من {time}. تبقى طلباتك ورصيدك كما هي.',
  bannedUntilIn: 'ينتهي الحظر في {time} ({zone}).',
  bannedOpen: 'يبقى الحظر حتى يرفعه فريق العمل.',

  contact: 'مراسلة فريق العمل',

  'ban.payment_fraud': 'أُبلغ عن دفعة من حسابك على أنها احتيالية.',
  'ban.abuse': 'تعرّض شخص للإهانة أو التهديد أو المضايقة من حسابك.',
  'ban.outside_deal': 'جرى الاتفاق من حسابك على تواصل أو دفع خارج موقعنا.',
  'ban.false_proof': 'كانت نتائج أو لقطات شاشة من حسابك مزيّفة.',
  'ban.several_accounts': 'حسابك واحد من عدة حسابات استُخدمت للالتفاف على قواعدنا.',
  'ban.stolen_account': 'ربما وصل شخص آخر إلى حسابك، فأقفلناه لحمايتك.',
  'ban.terms': 'استُخدم حسابك بطريقة لا تسمح بها شروطنا.',
  'missing.need': 'تحتاج إلى صلاحية «{right}» لفتح هذه الصفحة',
  'missing.have': 'سجّلت الدخول باسم {name} ولديك {rights}. لم يتغير شيء. يمكن أن يمنحها {people}.',
  'missing.haveNobody': 'سجّلت الدخول باسم {name} ولديك {rights}. لم يتغير شيء. لا أحد هنا يستطيع منحها.',
  'missing.ask': 'اطلبها من {people}',
  'missing.asked': 'طُلبت في {time}',
} satisfies TranslationOf<typeof rights, 'ar'>
