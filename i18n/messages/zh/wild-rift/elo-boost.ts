import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '一颗一颗攒钻，打到你想要的段位，安卓、iOS 都行。',
  description:
    '英雄联盟手游段位代练，支持安卓和 iOS，每小段 {price} 起。加钻掉钻逐局记录，价格逐项列明，按进度退款。',
  'about.title': '钻、海克斯能量和通往大师的路',
  'about.first':
    '英雄联盟手游用钻代替 LP。一般赢一局得一颗、输一局掉一颗，一个小段在黑铁只要两颗，到翡翠和钻石要五颗。稳定、文明地打会积攒海克斯能量，它能多给一颗钻，或保住一颗。大师及以上改为积分，不封顶，再往上是宗师、王者和至尊。低段路短、便宜，钻石才是漫长的一段。',
  'about.second':
    '代练师在自己的设备上登录你的 Riot 账号打。你选好平台和服务器，已有的钻会降低首个小段的价格。账号上有的英雄可以指定。“{games.queue.legendary}”从钻石起开放，只能单排。对局进行时别登录，否则你的手机会在团战打到一半时把代练师挤下线。',
  'question.first': '我的游戏绑定的是 Google、Apple 或 Facebook，该给什么？',
  'answer.first':
    '给 Riot 登录信息，千万别给这些服务的登录信息：那能打开的远不止一个游戏。如果你平时用别的服务登录，请先给账号设好 Riot 用户名和密码，再试试能不能登录。',
  'question.second': '平台会影响价格吗？',
  'answer.second':
    '不会。段位、英雄和皮肤都属于 Riot 账号，安卓和 iOS 上是一样的。我们问平台，只是让代练师知道你平时用哪个系统。',
  'question.third': '我已有的钻怎么算？',
  'answer.third':
    '选好你的小段和已有的钻数。钻越多，这个小段就越便宜。之后的小段都按全价，因为进去时一颗钻也没有。',
  'question.fourth': '代练师能打“{games.queue.legendary}”吗？',
  'answer.fourth':
    '可以，只要你选了它，并且在钻石或以上段位，也就是游戏开放它的段位。它只限单排玩家，所以不能一起打。选了之后，代练师只打这个队列。',
  'question.fifth': '会不会因此丢掉账号？',
  'answer.fifth':
    '有可能。Riot Games 的条款在英雄联盟手游里同样禁止代练和共享账号。处罚从失去赛季奖励到永久封禁都有，一旦封禁，你在游戏里买的一切也跟着没了。没有人能保证不会发生。',
} as const satisfies ServiceWords
