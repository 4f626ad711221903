import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: '英雄联盟手游代练',
  lead: '从黑铁到至尊，安卓或 iOS，每一颗钻都有记录。',
  description:
    '英雄联盟手游代练，支持安卓和 iOS，每小段 {price} 起。段位代练、双排上分、赛季初对局和净胜场，按进度退款。',
  'about.title': '小段短，高段长',
  'about.first':
    '英雄联盟手游的天梯按钻算：黑铁每小段两颗，黄铜和白银三颗，黄金和铂金四颗，翡翠和钻石五颗。再往上是大师、宗师、王者和至尊，改为积分，不封顶。没有定级赛；新赛季会把你往回降，再重新打上去。除了排位赛，还有“{games.queue.legendary}”，从钻石起开放，只限单排玩家。',
  'about.second':
    '这是一款手机游戏，订单也因此不同。你告诉我们服务器和平台，把 Riot 登录信息存进保险箱，双排则什么都不用给。千万别交出 Google、Apple 或 Facebook 的登录信息。代练师在另一台设备上打，每一局的钻都有记录，最后提交最终段位的截图。之后你有 {figures.check}在自己手机上核对。',
  'service.elo': '代练师用你的账号拿钻，打到你选的段位。',
  'service.duo': '你用自己的手机打，代练师在你的队伍里。',
  'service.placement': '赛季最初的排位，最多十局。',
  'service.win': '{games.queue.ranked}或{games.queue.legendary}里的净胜场。',
  'question.first': '英雄联盟手游的段位和端游是同一个吗？',
  'answer.first':
    '不是。账号可以是同一个，天梯不是。手游用钻而不是 LP，顶端多一个段位，服务器也不同。请按手机上的游戏和它显示的段位下单。',
  'question.second': '有哪些服务器？',
  'answer.second':
    '欧洲、北美、巴西、拉丁美洲、东南亚和中东。请选你平时玩的那个，因为段位不能跨服转移。不提供中国大陆和韩国的服务器。',
  'question.third': '代练师怎么登录我的账号？',
  'answer.third':
    '用你存在保险箱里的 Riot 登录信息。它加密保存，只有接你订单的代练师在代练期间能打开，每次查看你都看得到。不想给登录信息的话，双排只需要游戏内名称。',
  'question.fourth': '会被封号吗？',
  'answer.fourth':
    '有可能。代练和共享账号在手机上和电脑上一样违反 Riot Games 的条款。暂停账号、失去奖励和永久封禁都可能发生，这里和结算时，我们的说法都一样。',
  'question.fifth': '要打多久？',
  'answer.fifth':
    '计算器会把你的上分换算成局数和天数，给出一个范围。低段打得快，钻石要慢慢来，双排则看你有多少时间。这个范围随订单保存，方便你对比。',
  'question.sixth': '改主意了怎么办？',
  'answer.sixth':
    '代练师开打前，你可以自己取消，并选择全款退到哪里：退到这里的余额，或原路退回。之后工作人员可以停止订单，已记录的对局没打出来的部分退款。',
} as const satisfies LandingWords
