import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '代练师用你的账号一颗一颗攒钻，打到你想要的段位，安卓、iOS 都行。',
  description:
    '英雄联盟手游段位代练，支持安卓和 iOS，每小段 {price} 起。加钻掉钻逐局记录，价格逐项列明，按进度退款。',
  'about.title': '钻、海克斯能量和通往大师的路',
  'about.first':
    '英雄联盟手游不算 LP，算钻。一般赢一局得一颗，输一局掉一颗；黑铁一个小段只要两颗，翡翠和钻石要五颗。打得稳、打得文明，就能攒海克斯能量，可以多换一颗钻，或者保住一颗。大师往上改算积分，不封顶，再往上是宗师、王者和至尊。低段位路短、便宜，最漫长的是钻石。',
  'about.second':
    '代练师在自己的设备上登录你的 Riot 账号打。平台和服务器由你选，已有的钻让首个小段更便宜，账号上有的英雄可以指定。“{games.queue.legendary}”从钻石起开放，只能单排。对局中你别登录，不然团战打到一半，代练师就被你的手机顶下线了。',
  'question.first': '我的游戏绑定的是 Google、Apple 或 Facebook，该给什么？',
  'answer.first':
    '给 Riot 登录信息。千万别给 Google、Apple 或 Facebook 的，它们能打开的远不止一个游戏。平时用这些服务登录的话，先给账号设好 Riot 用户名和密码，自己登录一次试试。',
  'question.second': '平台会影响价格吗？',
  'answer.second':
    '不会。段位、英雄和皮肤都在 Riot 账号里，安卓和 iOS 一样。我们问平台，只是让代练师知道你平时用哪个系统。',
  'question.third': '我已有的钻怎么算？',
  'answer.third': '选好小段，再选已有几颗钻。钻越多，这个小段越便宜。后面的小段都从零颗打起，所以按全价。',
  'question.fourth': '代练师能打“{games.queue.legendary}”吗？',
  'answer.fourth':
    '可以，不过游戏从钻石起才开放，段位到了选它就行。它只限单排，不能一起打。选了之后，代练师只打这个队列。',
  'question.fifth': '会不会因此丢掉账号？',
  'answer.fifth':
    '有可能。Riot Games 的条款在这里同样禁止代练和共享账号，轻则没了赛季奖励，重则永久封禁，游戏里买的东西也跟着没了。谁也没法保证不会发生。',
} as const satisfies ServiceWords
