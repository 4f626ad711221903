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
  countGame: {
    zero: 'لا بوستر يلعب {game} على سيرفر {server}',
    one: 'بوستر واحد يلعب {game} على سيرفر {server}',
    two: 'بوستران يلعبان {game} على سيرفر {server}',
    few: '{count} بوسترز يلعبون {game} على سيرفر {server}',
    many: '{count} بوسترًا يلعبون {game} على سيرفر {server}',
    other: '{count} بوستر يلعبون {game} على سيرفر {server}',
  },
  countGameStart: {
    zero: 'لا بوستر يلعب {game} على سيرفر {server}',
    one: 'بوستر واحد يلعب {game} على سيرفر {server}، ويبدأ عادة خلال {time}',
    two: 'بوستران يلعبان {game} على سيرفر {server}، ويبدأ أحدهما عادة خلال {time}',
    few: '{count} بوسترز يلعبون {game} على سيرفر {server}، ويبدأ أحدهم عادة خلال {time}',
    many: '{count} بوسترًا يلعبون {game} على سيرفر {server}، ويبدأ أحدهم عادة خلال {time}',
    other: '{count} بوستر يلعبون {game} على سيرفر {server}، ويبدأ أحدهم عادة خلال {time}',
  },
  nobodyGame: 'لا يلعب أي بوستر {game} على سيرفر {server} الآن. تعرض الحاسبة أين يوجد بوستر.',
  nobodyTitle: 'لا يلعب هذا الطلب أي بوستر الآن',
  nobodyServers: 'يُلعب على هذه السيرفرات: {servers}.',
  nobodyManyServers: 'يُلعب على سيرفرات كثيرة أخرى، منها {servers}.',
  nobodyLevel: 'على هذا السيرفر يلعب البوسترز حتى {rank}.',
  nobodyPay: 'لذلك لا يمكنك طلبه: لا تدفع مقابل ما لا يمكن أن يبدأ.',
  nobodyShort: 'لا بوستر الآن',
  nobodyMore: 'لماذا؟',
  tellTitle: 'أخبرني عندما يلعبه بوستر',
  tellText:
    'تصلك رسالة واحدة عندما يلعب بوستر هذا الطلب، ثم نحذف عنوانك، بعد {figures.supplyMail.gen} على الأكثر.',
  mailTitle: 'هل تريد رسالة عندما يلعب بوستر هذا الطلب؟',
  mailed: 'نكتب مرة واحدة إلى {email} عندما يلعب بوستر هذا: {what}. ثم نحذف العنوان.',
} satisfies TranslationOf<typeof supply, 'ar'>
