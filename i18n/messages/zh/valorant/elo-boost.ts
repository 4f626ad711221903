import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '竞技模式，从你现在的段位到你想要的段位，每 100 RR 一步。',
  description: '无畏契约竞技模式段位代练，每小段 {price} 起。RR 逐局记录，价格逐项列明，没打的部分退款。',
  'about.title': 'RR 怎么加减，对上分意味着什么',
  'about.first':
    '从黑铁 1 到超凡 3，每个小段都是 100 RR。隐藏分（MMR）高于显示的段位时，赢一局加的 RR 更多；回合差和个人表现也可能有影响。没有晋级赛：满 100 RR 就升段。神话及以上 RR 不封顶，要上无畏战魂，还得排进所在地区的前列。',
  'about.second':
    '代练师在你的地区，用你的账号打竞技模式。请告诉我们平时赢一局加多少，因为加得少的账号要多打几局。已解锁的英雄可以作为附加选项指定。“{games.addon.stream}”让你现场看每个回合，“{games.addon.coaching}”告诉你为什么能赢。订单进行期间别打竞技模式：你自己打的局会改变 RR，记录就接不上了。',
  'question.first': '可以指定哪些英雄？',
  'answer.first':
    '你账号上已解锁的都可以，代练师就只玩这些。请选不止一种定位的英雄。英雄谁先锁定归谁，如果你只选了一个决斗，队友手快，代练师就没得选了。',
  'question.second': '为什么朋友赢一局加的 RR 比我多？',
  'answer.second':
    'RR 跟着隐藏分和段位的差距走。隐藏分高于段位，赢的加得比输的扣得多；低于段位就反过来。请按最近几局选“{games.gain.low}”“{games.gain.normal}”或“{games.gain.high}”，它会影响价格和时间。',
  'question.third': '价格包含输掉的局吗？',
  'answer.third':
    '包含。报价对应的是你选的段位。输局、秒退的房间和因此掉的 RR 都算在路上，代练师会一直打到目标为止。记录里全都看得到。',
  'question.fourth': '能打到无畏战魂吗？',
  'answer.fourth':
    '可以下单，只有获准接这个段位的代练师才能接。无畏战魂既要足够的 RR，又要占到所在地区有限的名额之一，两者每天都在变。订单按你填的 RR 计算，所以请先看看排行榜。',
  'question.fifth': 'Riot 会怎么处理代练过的账号？',
  'answer.fifth':
    '代练和共享账号都违反条款。Riot Games 可以收回排位奖励、暂停或封禁账号，而且你的账号在哪台电脑上用，Vanguard 就在哪台电脑上运行。之后的事不由我们掌控。付款前你需要接受这一点。',
} as const satisfies ServiceWords
