import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: {
    zero: 'لا يلعب هذا الطلب أي بوستر',
    one: 'بوستر واحد يلعب هذا الطلب',
    two: 'بوستران يلعبان هذا الطلب',
    few: '{count} بوسترز يلعبون هذا الطلب',
    many: '{count} بوسترًا يلعبون هذا الطلب',
    other: '{count} بوستر يلعبون هذا الطلب',
  },
  countStart: {
    zero: 'لا يلعب هذا الطلب أي بوستر',
    one: 'بوستر واحد يلعب هذا الطلب ويبدأ عادةً خلال {time}',
    two: 'بوستران يلعبان هذا الطلب، ويبدأ أحدهما عادةً خلال {time}',
    few: '{count} بوسترز يلعبون هذا الطلب، ويبدأ أحدهم عادةً خلال {time}',
    many: '{count} بوسترًا يلعبون هذا الطلب، ويبدأ أحدهم عادةً خلال {time}',
    other: '{count} بوستر يلعبون هذا الطلب، ويبدأ أحدهم عادةً خلال {time}',
  },
  nobodyTitle: 'لا يلعب هذا الطلب أي بوستر الآن',
  nobodyServers: 'يُلعب على هذه السيرفرات: {servers}.',
  nobodyManyServers: 'يُلعب على سيرفرات كثيرة أخرى، منها {servers}.',
  nobodyLevel: 'على هذا السيرفر يلعب البوسترز حتى {rank}.',
  nobodyPay: 'لذلك لا يمكنك طلبه: لا تدفع مقابل ما لا يمكن أن يبدأ.',
  nobodyShort: 'لا بوستر الآن',
  nobodyMore: 'لماذا؟',
  tellTitle: 'أخبرني عندما يلعبه بوستر',
  tellText:
    'نكتب إليك مرة واحدة فقط عندما يلعبه بوستر، ثم نحذف عنوانك، بعد {figures.supplyMail.gen} على الأكثر.',
  mailTitle: 'هل تريد رسالة عندما يلعب بوستر هذا الطلب؟',
  mailed: 'نكتب مرة واحدة إلى {email} عندما يلعب بوستر هذا: {what}. ثم نحذف العنوان.',
} satisfies TranslationOf<typeof supply, 'ar'>
