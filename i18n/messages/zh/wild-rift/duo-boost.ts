import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '用自己的手机上分，代练师在你的队伍里。',
  description:
    '英雄联盟手游双排上分：你用自己的手机和代练师一起打，每小段 {price} 起。不用给登录信息，加钻掉钻逐局记录。',
  'about.title': '峡谷里的两人小队',
  'about.first':
    '英雄联盟手游的排位赛可以两人组队，段位接近就行。输赢一起算，钻各算各的：你赢的局加你的钻，你的海克斯能量保你的钻。一局比端游短，一个晚上能打不少局。“{games.queue.legendary}”只限单排，双排里没有。',
  'about.second':
    '你用自己的设备、自己的账号打，登录信息不用给。下单时填带标签的游戏内名称、服务器、平台和方便的时间。大龙路、打野、中路、小龙路、辅助，熟哪个打哪个；代练师打中路或打野，支援别的路快。最要紧的是网络好：掉线丢的钻，也是丢了。',
  'question.first': '我用 iOS，代练师用安卓，能一起打吗？',
  'answer.first':
    '可以。安卓和 iOS 共用服务器和队列，跨系统组队很平常。服务器相同，段位在能一起排的范围内就行。',
  'question.second': '为什么这里没有“{games.queue.legendary}”？',
  'answer.second':
    '因为它不让组队进。想一起上分，选“{games.queue.ranked}”。想打“{games.queue.legendary}”，从钻石起可以下段位代练，由代练师用你的账号打。',
  'question.third': '打到一半掉线怎么办？',
  'answer.third':
    '那一局打成什么样就算什么样。你买的是目标，掉的钻后面会赢回来。要是网络一直不好，就在订单页面暂停，改天再打。',
  'question.fourth': '该填哪个名称？',
  'answer.fourth':
    '填 Riot ID，也就是个人资料里显示的游戏内名称，加上 # 后面的标签。代练师按它邀请你。双排不会问你要登录信息、手机号或游戏绑定的服务。',
  'question.fifth': '付费找搭档违反规则吗？',
  'answer.fifth':
    '违反。账号只有你自己登录，不算共享账号，但 Riot Games 还是认定为代练。处罚可能落在代练师的账号上，也可能落在你的账号上。付款前我们会再说一次。',
} as const satisfies ServiceWords
