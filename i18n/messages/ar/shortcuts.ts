export default {
  title: 'اختصارات لوحة المفاتيح',
  lead: 'تعمل في كل مكان إلا أثناء الكتابة.',

  'does.help': 'عرض هذه القائمة',
  'does.palette': 'البحث في كل شيء',
  'does.search': 'البحث في هذه الصفحة',
  'does.home': 'الانتقال إلى الصفحة الرئيسية',
  'does.dashboard': 'إلى لوحة التحكم',
  'does.notifications': 'الانتقال إلى الإشعارات',
  'does.close': 'إغلاق نافذة أو قائمة',

  followedBy: 'ثم',
  orElse: 'أو',

  single: 'اختصارات بمفتاح واحد',
  singleHint: 'إذا أوقفتها، فلن يفتح هذه القائمة إلا {keys}.',
} as const
