import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '和代练师一起排竞技模式。用你自己的账号，玩你喜欢的英雄。',
  description:
    '无畏契约双排上分：用自己的账号和代练师一起打竞技模式，每小段 {price} 起。不用给密码，每一局都有记录。',
  'about.title': '两个人一起排',
  'about.first':
    '竞技模式可以两人组队，前提是段位足够接近；多近算近由 Riot 规定，越往高段越严。代练师会用一个合适的账号来打。RR 每人各算各的，看隐藏分、胜负和回合，所以你拿到的就是自己账号挣来的分。两个人商量好，选英雄之前就能占住四种定位中的两种。',
  'about.second':
    '每一局都有你，所以快慢取决于你填的时间，请把时区也写上。很多人想自己玩决斗，这很合适：代练师玩先锋或控场，替你打开包点。可以加“{games.addon.stream}”和“{games.addon.coaching}”，不能加“{games.addon.solo-only}”或“{games.addon.offline}”，因为这两项是给你不上场的订单准备的。',
  'question.first': '必须开麦吗？',
  'answer.first':
    '不必。在无畏契约里报点确实有用，很多双排也开语音，但不是要求。标记和游戏内聊天就够了。比起开麦，说好的时间能真正上线更重要。',
  'question.second': '我和代练师的段位差太多怎么办？',
  'answer.second':
    '那你们就排不到一起，所以代练师会带一个段位在范围内的账号来。找账号不用你操心。你升段后，范围也跟着变，代练师得跟上。',
  'question.third': '双排上分怎么计价？',
  'answer.third':
    '和同样距离的段位代练一样，再加一项双排，这项服务始终包含它。你已有的 RR 只降低首个小段的价格。每一项都写在报价里，结算时不会再加。',
  'question.fourth': '可以带一个朋友一起吗？',
  'answer.fourth':
    '一个订单就是一位客户和一位代练师。多一个人，能一起排的段位范围就更窄，而且不在你付款的内容里。你的朋友可以自己下单。',
  'question.fifth': '我自己打，账号就安全吗？',
  'answer.fifth':
    '登录信息是安全的，因为没有人会要。处罚仍有可能：在 Riot Games 看来，双排的付费代练同样违规，可以因此暂停或封禁账号。结算时你会看到同样的说明。',
} as const satisfies ServiceWords
