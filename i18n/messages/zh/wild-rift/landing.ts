import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: '英雄联盟手游代练',
  lead: '代练师替你打排位，也可以和你组队，安卓或 iOS，从黑铁到至尊。每一颗钻都有记录。',
  description:
    '英雄联盟手游代练，支持安卓和 iOS，每小段 {price} 起。段位代练、双排上分、赛季初对局和净胜场，按进度退款。',
  'about.title': '小段短，高段长',
  'about.first':
    '英雄联盟手游的天梯按钻算，越往上一个小段越长：黑铁两颗，黄铜和白银三颗，黄金和铂金四颗，翡翠和钻石五颗。再往上是大师、宗师、王者和至尊，改算积分，不封顶。没有定级赛，新赛季会把你往下降，再重新打上去。除了排位赛还有“{games.queue.legendary}”，钻石起开放，只限单排。',
  'about.second':
    '手机游戏的订单有点不一样。选好服务器和平台，把 Riot 登录信息存进保险箱；双排就什么都不用给。Google、Apple、Facebook 的登录信息千万别交出来。代练师在另一台设备上打，每一局加减的钻都有记录，打完提交最终段位的截图。之后你有 {figures.check}在自己手机上核对。',
  'service.elo': '代练师用你的账号拿钻，打到你选的段位。',
  'service.duo': '你用自己的手机打，代练师在你的队伍里。',
  'service.placement': '赛季最初的排位，最多十局。',
  'service.win': '{games.queue.ranked}或{games.queue.legendary}里的净胜场。',
  'question.first': '英雄联盟手游的段位和端游是同一个吗？',
  'answer.first':
    '不是。账号可以共用，天梯是两套。手游算钻不算 LP，顶上多一个段位，服务器也不一样。下单以手机上显示的段位为准。',
  'question.second': '有哪些服务器？',
  'answer.second':
    '欧洲、北美、巴西、拉丁美洲、东南亚和中东。平时玩哪个就选哪个，段位没法跨服。中国大陆和韩国的服务器不提供。',
  'question.third': '代练师怎么登录我的账号？',
  'answer.third':
    '用你存在保险箱里的 Riot 登录信息。它加密保存，只有接单的代练师在代练期间能打开，每次查看你都看得到。不想给的话就选双排，只要游戏内名称。',
  'question.fourth': '会被封号吗？',
  'answer.fourth':
    '有可能。不管手机还是电脑，代练和共享账号都违反 Riot Games 的条款，可能暂停账号、失去奖励，甚至永久封禁。我们在这里这么说，结算时也这么说。',
  'question.fifth': '要打多久？',
  'answer.fifth':
    '计算器会把要打的段位换算成局数和天数，给出一个范围。低段位快，钻石慢；双排还要看你有多少时间。范围跟订单一起保存，打的过程中可以对照。',
  'question.sixth': '改主意了怎么办？',
  'answer.sixth':
    '代练师没开打，你自己就能取消，全额退款，退成这里的余额还是原路退回随你选。开打以后，工作人员可以停止订单，按记录没打出来的部分退款。',
} as const satisfies LandingWords
