import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '一个印记一个印记，打到你想要的段位，安卓或 iOS 都行。',
  description:
    'Wild Rift 段位代练，支持安卓和 iOS，每小段 {price} 起。印记逐局记录，价格逐项列明，按进度退款。',
  'about.title': '印记、坚毅值和通往大师的路',
  'about.first':
    'Wild Rift 用印记代替 LP。一般赢一局得一个、输一局掉一个，一个小段在黑铁只要两个印记，到翡翠和钻石要五个。稳定、文明地打会积攒坚毅值（Ranked Fortitude），它能多给一个印记，或保住一个。大师以上点数不封顶，再往上是宗师、王者和至尊。低段路短、便宜，钻石才是漫长的一段。',
  'about.second':
    '代练师在自己的设备上登录你的 Riot 账号打。你填好平台和服务器，已有的印记会降低首个小段的价格。账号上有的英雄可以指定。传奇排位从钻石起开放，只能单人打。对局进行时别登录，否则你的手机会在团战打到一半时把代练师挤下线。',
  'question.first': '我的游戏绑定的是 Google、Apple 或 Facebook，该给什么？',
  'answer.first':
    '给 Riot 登录信息，千万别给这些服务的登录信息：那能打开的远不止一个游戏。如果你平时用别的服务登录，请先给账号设好 Riot 用户名和密码，再试一次能否登录。',
  'question.second': '平台会影响价格吗？',
  'answer.second':
    '不会。段位、英雄和皮肤都属于 Riot 账号，安卓和 iOS 上是一样的。我们问平台，是让代练师知道这个账号平时在哪个系统上玩。',
  'question.third': '我已有的印记怎么算？',
  'answer.third':
    '选好你的小段和已有的印记数。这个小段越接近打满，就越便宜。之后的小段都按全价，因为进去时印记都是零。',
  'question.fourth': '代练师能打传奇排位吗？',
  'answer.fourth':
    '可以，前提是你选了它，并且在游戏开放它的钻石或以上段位。它只能单人参加，所以不能一起打。选了之后，代练师只打这个队列。',
  'question.fifth': '会不会因此丢掉账号？',
  'answer.fifth':
    '会有这种可能。Riot Games 的条款在 Wild Rift 里同样禁止代练和共享账号。处罚从失去赛季奖励到永久封禁都有，一旦封禁，你在游戏里买的一切也跟着没了。没有人能保证不会发生。',
} as const satisfies ServiceWords
