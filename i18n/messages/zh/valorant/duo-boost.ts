import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '和代练师一起排竞技模式。用你自己的账号，玩你喜欢的英雄。',
  description:
    '无畏契约双排上分：用自己的账号和代练师一起打竞技模式，每小段 {price} 起。不用给密码，每一局都有记录。',
  'about.title': '两个人一起排',
  'about.first':
    '竞技模式可以两人组队，段位别差太多就行。差多少算多由 Riot 定，段位越高卡得越严，代练师会带合适的账号来。RR 各算各的，看隐藏分、胜负和回合，你的分全凭自己的账号挣。两个人先商量好，还没选英雄就占住了四种定位里的两种。',
  'about.second':
    '每一局你都在场，快慢就看你填的时间，时区也请写上。很多人想自己玩决斗，这样正好：代练师拿先锋或控场，替你打开包点。“{games.addon.stream}”和“{games.addon.coaching}”可以加。“{games.addon.solo-only}”和“{games.addon.offline}”加不了，那是给你不上场的订单准备的。',
  'question.first': '必须开麦吗？',
  'answer.first':
    '不用。无畏契约里报点确实管用，很多双排也开麦，但不强求，打标记、打字就够了。说好的时间能准时上线，比开麦重要。',
  'question.second': '我和代练师的段位差太多怎么办？',
  'answer.second':
    '差太多就排不到一起，所以代练师会换一个段位合适的账号，不用你操心。你升了段，能一起排的范围也跟着变，代练师会想办法跟上。',
  'question.third': '双排上分怎么计价？',
  'answer.third':
    '同样的目标，先按段位代练计价，再加一项双排，这项服务必含。你现有的 RR 只让首个小段便宜一些。每一项都写在报价里，结算时不会再加钱。',
  'question.fourth': '可以带一个朋友一起吗？',
  'answer.fourth':
    '不行，一个订单只含一位客户和一位代练师。多一个人，能一起排的段位范围就更窄，你付的钱里也不含这一份。朋友想打，可以自己下单。',
  'question.fifth': '我自己打，账号就安全吗？',
  'answer.fifth':
    '登录信息安全，因为没人会问你要。处罚还是可能有：双排的付费代练在 Riot Games 那里同样违规，账号可能被暂停或封禁。结算时你会看到同样的说明。',
} as const satisfies ServiceWords
