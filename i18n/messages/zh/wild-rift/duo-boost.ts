import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '用自己的手机上分，代练师在你的队伍里。',
  description:
    '英雄联盟手游双排上分：你用自己的手机和代练师一起打，每小段 {price} 起。不用给登录信息，加钻掉钻逐局记录。',
  'about.title': '峡谷里的两人小队',
  'about.first':
    '英雄联盟手游的排位赛，段位足够接近就可以两人组队。你们同赢同输，但钻各算各的：你的胜利加你的钻，你的海克斯能量保你的钻。一局比端游短，一个晚上能打不少局。“{games.queue.legendary}”只限单排玩家，所以双排里没有。',
  'about.second':
    '打还是你自己打，用自己的设备、自己的登录信息。下单时填带标签的游戏内名称、服务器和平台，以及方便的时间。选你熟悉的位置就行，大龙路、打野、中路、小龙路还是辅助都可以；代练师打中路或打野，能很快支援其他路。网络好最要紧：掉线丢的钻，一样是丢了。',
  'question.first': '我用 iOS，代练师用安卓，能一起打吗？',
  'answer.first':
    '可以。两个系统共用服务器和队列，跨系统组队很平常。只要服务器相同，段位在游戏允许一起排的范围内就行。',
  'question.second': '为什么这里没有“{games.queue.legendary}”？',
  'answer.second':
    '因为游戏不允许组队进入。想一起上分，就选“{games.queue.ranked}”。想打“{games.queue.legendary}”，段位代练从钻石起提供，由代练师用你的账号打。',
  'question.third': '打到一半掉线怎么办？',
  'answer.third':
    '那一局打成什么结果就算什么结果。掉的钻会在路上赢回来，因为价格对应的是目标。如果网络一直不好，就在订单页面暂停，改天再继续。',
  'question.fourth': '该填哪个名称？',
  'answer.fourth':
    '填你的 Riot ID，就是英雄联盟手游个人资料里显示的游戏内名称，加上 # 后面的标签。代练师会向这个名称发出邀请。双排不会问你要登录信息、手机号或游戏绑定的服务。',
  'question.fifth': '付费找搭档违反规则吗？',
  'answer.fifth':
    '违反。没有别人登录你的账号，所以不算共享账号，但 Riot Games 仍认定它是代练。处罚可能落到代练师的账号上，也可能落到你的账号上。付款前我们会再说明一次。',
} as const satisfies ServiceWords
