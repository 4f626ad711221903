import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '代练师用你的账号打竞技模式，从现在的段位打到想要的段位，100 RR 一个小段。',
  description: '无畏契约竞技模式段位代练，每小段 {price} 起。RR 逐局记录，价格逐项列明，没打的部分退款。',
  'about.title': 'RR 怎么加减，上分怎么打',
  'about.first':
    '黑铁 1 到超凡 3，每个小段都是 100 RR，打满就升，没有晋级赛。隐藏分（MMR）比显示的段位高，赢一局加的 RR 就多；回合差和个人表现也可能算进去。神话往上 RR 不封顶，想上无畏战魂，还得排进所在地区的前列。',
  'about.second':
    '代练师用你的账号，在你的地区打竞技模式。赢一局平时加多少，请如实填：加得少的账号要多打几局。已解锁的英雄可以加选指定。“{games.addon.stream}”让你看每个回合的直播，“{games.addon.coaching}”给你讲为什么能赢。订单期间别自己打竞技模式，不然 RR 一变，记录就接不上了。',
  'question.first': '可以指定哪些英雄？',
  'answer.first':
    '你账号上解锁了的都行，代练师只玩这些。别只选一种定位：英雄先到先得，要是你只选了一个决斗，被手快的队友锁了，代练师就没得选了。',
  'question.second': '为什么朋友赢一局加的 RR 比我多？',
  'answer.second':
    'RR 看的是隐藏分和段位的差距。隐藏分比段位高，赢的加得多、输的扣得少；比段位低就反过来。看看你最近几局，再选“{games.gain.low}”“{games.gain.normal}”或“{games.gain.high}”，价格和时间都跟着变。',
  'question.third': '价格包含输掉的局吗？',
  'answer.third':
    '包含。你买的是段位，打到为止。输局、秒退，还有因此掉的 RR，都由代练师打回来，记录里全看得到。',
  'question.fourth': '能打到无畏战魂吗？',
  'answer.fourth':
    '可以下单，不过只有获准打这个段位的代练师能接。上无畏战魂既要 RR 够高，又要挤进所在地区的有限名额，门槛天天变。订单按你填的 RR 算，下单前先看看排行榜。',
  'question.fifth': 'Riot 会怎么处理代练过的账号？',
  'answer.fifth':
    '代练和共享账号都违反条款，Riot Games 可以收回排位奖励、暂停或封禁账号。你的账号在哪台电脑上用，Vanguard 就在哪台电脑上运行，后面怎么处理，我们管不了。付款前你要接受这一点。',
} as const satisfies ServiceWords
