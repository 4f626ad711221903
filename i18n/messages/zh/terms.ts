import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': '幕',
  'act.forms': '幕、幕段位',
  'act.text':
    '无畏契约一个赛季分成几幕，每幕大约两个月。你在这一幕里赢过的最高段位会一直显示在个人资料上，哪怕之后又掉下来。',
  'add-on.name': '附加选项',
  'add-on.forms': '附加选项',
  'add-on.text':
    '在代练之外另加的东西，比如优先开打、指定英雄。大多数按基础价的百分比收费，每一项在报价里都单独列一行。',
  'agent.name': '{names.agent}（无畏契约）',
  'agent.forms': '无畏契约英雄',
  'agent.text':
    '无畏契约里的角色。每个英雄有自己的定位和四个技能。你可以在偏好里指定英雄，只要没被别人选走，代练师就只玩这几个。',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': '显示为离线',
  'appear-offline.text':
    '代练师用你的账号打的时候，聊天状态设为离线，好友就不会把消息发给一个不是你的人。这个附加选项免费，但瞒不过 Riot Games。',
  'balance.name': '{names.balance}',
  'balance.forms': '你的余额、余额明细',
  'balance.text':
    '你存在我们这里的钱，比如退款退回来的，可以用来支付任何订单。每次变动都记一笔，写明原因，全都能在余额明细里查到。',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': '基础价',
  'base-price.text':
    '代练本身的价格，看小段、净胜场或局数，看已有的分、每胜加多少分，也看服务器和队列。附加选项按它的百分比算，折扣最后减。',
  'board.name': '{names.availableOrders}',
  'board.forms': '可接订单、接单大厅',
  'board.text':
    '已付款、正等代练师来接的订单列表，也叫接单大厅。代练师只看得到适合自己的游戏、服务器和最高段位的订单。接不了的订单，会写明卡在哪条规则上。',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': '额外一胜',
  'bonus-win.text':
    '一个附加选项：打到目标之后，代练师再赢一局。这样你就离 0 分远一点，不至于输一局就把刚升的小段掉回去。',
  'booster.name': '{names.booster}',
  'booster.forms': '代练师',
  'booster.text':
    '替客户打排位、或和客户一起打排位的高手。我们的代练师上岗前都要提交段位证明，每个人都有最高段位，超过它的订单不能接。',
  'bracket.name': '分数档',
  'bracket.forms': '分数档',
  'bracket.text':
    '你在当前小段里的位置，每 20 分一档。已有的分越多，首个小段剩下要打的就越少，所以档越高，这个小段越便宜。',
  'camp.name': '营地',
  'camp.forms': '营地',
  'camp.text':
    '我们图画里的小段：山路上的一块平地。一个小段到这里结束，下一个从这里开始。营地只出现在图里；列表、价格和报价里，我们就叫小段。',
  'champion.name': '{names.champion}',
  'champion.forms': '英雄',
  'champion.text':
    '英雄联盟、英雄联盟手游和云顶之弈里的角色。前两个游戏每局开打前选一个。你可以在偏好里写明，代练师用你的账号时该玩哪些英雄。',
  'claim.name': '接单',
  'claim.forms': '接单',
  'claim.text':
    '代练师从接单大厅拿下一个订单。谁先接就归谁，别人不能再接。从这一刻起，只有这位代练师能打开你的登录信息。',
  'climb.name': '上分',
  'climb.forms': '上分',
  'climb.text':
    '从一个段位打到更高段位的过程。我们把它画成一条穿过各个段位往上走的线，每个小段一个营地。打完之后，会显示用了几天。',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': '陪练教学',
  'coaching.text':
    '和打到钻石及以上的高手一起上的课：看你打，问你为什么，给你讲。每一局都由你用自己的账号打，不用给登录信息，每节课的笔记都归你。',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': '优惠券',
  'coupon.text':
    '能让订单便宜一点的代码，减百分比或固定金额。可能限定游戏、服务、日期或最低订单金额。订单取消了，优惠券还能再用。',
  'decay.name': '段位衰减',
  'decay.forms': '段位衰减、衰减',
  'decay.text':
    '在最高的几个段位，一段时间不打排位就会扣分。打排位能攒储备天数，有储备就不扣。什么时候开始扣，看游戏和赛季；还剩几天，看客户端。',
  'demotion.name': '掉段',
  'demotion.forms': '掉段',
  'demotion.text':
    '分扣光了还输，掉到下面的小段或大段。在大段的最底下，游戏会护着你几局。掉下去之后，从下面那一段的一部分分数接着打。',
  'demotion-shield.name': '掉段保护',
  'demotion-shield.forms': '掉段保护',
  'demotion-shield.text':
    '大段最底端的几局保护。有它在，0 分时输一局不会掉到下面的大段。保护快没的时候，客户端会警告你。',
  'dispute.name': '反馈问题',
  'dispute.forms': '反馈问题',
  'dispute.text':
    '提交的结果不对，就反馈问题。计时随即停止，结果不会自动确认。工作人员会在 {figures.disputeAnswer}内答复，对照记录的对局和证明，再作决定。',
  'division.name': '{names.division}',
  'division.forms': '小段',
  'division.text':
    '段位里的一级。英雄联盟、云顶之弈和英雄联盟手游每个大段分四个小段，IV 到 I；无畏契约分三个，1 到 3。一个小段 100 LP 或 100 RR，手游则是几颗钻。段位代练按小段计价。',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': '双人作战',
  'double-up.text':
    '云顶之弈给两个人玩的排位队列。搭档同生共死，可以互送棋子和金币，名次也算一个。它有自己的段位，和单人的排位赛分开。',
  'draw.name': '开奖',
  'draw.forms': '开奖',
  'draw.text':
    '决定谁中奖的时刻。每个号码的名次由一个公式算出，任何人都可以重新计算，所以开奖只有一次，人人都能验证。如果中奖者没有回应，就由同一顺序中的下一个号码递补。',
  'drop.name': '退单',
  'drop.forms': '退单',
  'drop.text':
    '代练师打不完，把订单退回来。要写明原因，打过的部分照拿报酬，之后不能再接这一单。订单回到接单大厅，不多收你一分钱。',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': '双排上分',
  'duo-boost.text':
    '你用自己的账号打，代练师在你队里。不用给登录信息，有游戏内名称就能邀请。价格更高，因为代练师没法一个人带赢每一局。',
  'duo-queue.name': '双排',
  'duo-queue.forms': '双排',
  'duo-queue.text':
    '两个人一起进排位队列。两人的段位能差多少，游戏有限制；最高的几个段位，有的游戏只让单排。匹配时会找一组实力相近的对手。',
  'elo.name': 'Elo',
  'elo.forms': 'Elo',
  'elo.text':
    '段位背后那个数字的老叫法，来自阿帕德·埃洛为国际象棋设计的评分。现在的游戏用自己的算法，管它叫隐藏分，但不少玩家说 elo，指的就是段位。',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': '段位代练',
  'elo-boost.text':
    '代练师登录你的账号打排位，直到你的目标。每一局你都能在订单页面跟进。Riot Games 的条款禁止代练，可能因此处罚账号。',
  'flex-queue.name': '灵活组排',
  'flex-queue.forms': '灵活组排',
  'flex-queue.text':
    '英雄联盟的第二个排位队列，单人、组队都能打。它有自己的段位，一般比单双排低。在计算器里，选你想打的那个队列。',
  'fortitude.name': '海克斯能量',
  'fortitude.forms': '海克斯能量',
  'fortitude.text':
    '英雄联盟手游里的能量条，打得好、守规矩就会涨。攒满之后，输了能保住一颗钻，或者赢了多得一颗。虽败犹荣的一局，代价就小一些。',
  'guest.name': '{names.guest}',
  'guest.forms': '游客',
  'guest.text':
    '只填邮箱就下单的人。下单用的那个浏览器里，订单需要的操作游客都能做。退给游客的钱一律原路退回。',
  'hidden-rating.name': '隐藏分',
  'hidden-rating.forms': '隐藏分',
  'hidden-rating.text':
    '游戏不显示、却用来给你找对手的那个数字，正式名称是 MMR。它可能高于也可能低于大家看得到的段位，每打完一局都会变。',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': '游戏内名称',
  'in-game-name.text':
    '其他玩家看到的名字，带标签，例如 Mira#EUW。代练师靠它找到账号，或邀请你双排。它不是你登录时用的名称。',
  'ladder.name': '天梯',
  'ladder.forms': '天梯',
  'ladder.text':
    '一个游戏的全部段位，从最下面的黑铁，到最上面的王者、无畏战魂或至尊。每个地区各有各的天梯，所以同一个段位，在有的服务器上更难打到。',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': '峡谷之巅',
  'legendary-queue.text':
    '英雄联盟手游的第二个排位队列，钻石起开放，只能单排。它有自己的段位和奖励，只在特定时段开放，好让足够多的高手同时碰上。',
  'lobby.name': '房间',
  'lobby.forms': '房间',
  'lobby.text':
    '准备一起开一局的那些玩家。在云顶之弈，指同一局的八个人。双排上分时，代练师会在每局开打前邀请你进房间。',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP、胜点',
  'lp.text':
    '胜点：英雄联盟和云顶之弈里，赢一局就加，输一局就扣。打满 100 LP 升一个小段。大师往上不分小段，LP 一直累计，不封顶。',
  'marks.name': '{games.points.marks}',
  'marks.forms': '钻',
  'marks.text':
    '英雄联盟手游大师以下的分。赢一局得一颗，白银起输一局掉一颗。一个小段要两到五颗，段位越高要得越多。满了之后，再赢一局就升到下一个小段。',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': '对局记录',
  'match-log.text':
    '你订单的全部对局，每局的结果、打完后的段位和时间都有。代练师打完就记，订单页面马上显示。退款和分成只按它计算，不看别的。',
  'matchmaking.name': '匹配',
  'matchmaking.forms': '匹配机制',
  'matchmaking.text':
    '游戏怎样决定谁和谁一队、谁和谁对打。它比的是所有玩家的隐藏分，不是显示的段位，在等得起的时间里，尽量让两边胜率相等。',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR、匹配分',
  'mmr.text':
    '匹配分，也就是决定你碰上什么对手的隐藏分。高于显示的段位，赢一局加的比输一局扣的多；低于段位就反过来，直到两边对上。',
  'net-win.name': '{names.netWin}',
  'net-win.forms': '净胜场、净胜',
  'net-win.text':
    '胜场减去负场。买净胜两场，代练师就打到胜场比负场多两场为止。输掉的免费赢回来，所以你买的是结果，不是打了几局。',
  'open-tiers.name': '高分段',
  'open-tiers.forms': '高分段',
  'open-tiers.text':
    '天梯顶端不分小段的段位：大师及以上，无畏契约是神话及以上。那里的分一直累计，不封顶，最前面的名额有限。这些段位我们按分计价，不按小段。',
  'patch.name': '版本更新',
  'patch.forms': '版本更新',
  'patch.text':
    '改动英雄、装备或地图的更新，一般两周一次。今天强的，下个版本可能就弱了，所以代练师玩什么，都跟着当前版本走。',
  'pause.name': '暂停',
  'pause.forms': '暂停订单',
  'pause.text':
    '让订单停一阵子，比如你想自己打几局。恢复之前，代练师不能记录对局。删除登录信息，也会让进行中的订单暂停。',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': '定级赛代练',
  'placement-boost.text':
    '代练师打你赛季最初的几场排位，用你的账号打，或者和你一起打。你买的是场数。价格看上赛季的段位，没有就选“未定级”。',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': '定级赛',
  'placement-games.text':
    '赛季最初的排位：英雄联盟、云顶之弈和无畏契约各五场。它们和之前的段位、隐藏分一起决定你从哪里开始。英雄联盟手游没有，直接从比原来低的段位接着打。',
  'points-gained.name': '每胜加分',
  'points-gained.forms': '每胜加分、每胜加多少分',
  'points-gained.text':
    '赢一局给你的账号加多少分：偏少、正常还是偏多。看它就知道隐藏分和段位比是高是低。加得少，上分就要多打几局，所以计算器会问。',
  'preferences.name': '{names.preferences}',
  'preferences.forms': '偏好',
  'preferences.text':
    '你希望代练师照顾到的事：打哪个位置，玩哪些英雄。下单时填好，代练师在订单旁边就看得到。指定英雄是附加选项，因为那样更难赢。',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': '优先开打',
  'priority-start.text':
    '一个附加选项，让你的订单排在别人前面。接单的代练师每天为它多打几局，所以时间范围更短。怎么打，不受影响。',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': '私密直播',
  'private-stream.text':
    '一个附加选项：代练师打的每一局，都在只给你看的直播里。适合学学自己这个段位该怎么打，也能亲眼看到是谁在用你的账号。',
  'promotion.name': '升段',
  'promotion.forms': '升段',
  'promotion.text':
    '分打满，升到下一个小段或大段。现在的赛季都是当场升，超过 100 的分带过去；早年的晋级赛已经没有了。',
  'proof.name': '{names.proof}',
  'proof.forms': '结果证明',
  'proof.text':
    '代练师用来证明结果属实的截图。从客户端截取，随订单保存，只有你、代练师和工作人员看得到。确认结果之前，你先对照一遍。',
  'queue.name': '{names.queue}',
  'queue.forms': '排位队列、队列',
  'queue.text':
    '可以进去打的模式，比如单双排、灵活组排、竞技模式或双人作战。排位队列各有各的段位。开打前等系统找齐其他玩家的那段时间，也叫排队。',
  'queue-dodge.name': '秒退',
  'queue-dodge.forms': '秒退',
  'queue-dodge.text':
    '选英雄时退出，这一局还没开打。要扣分、要等，但不影响隐藏分。在我们这里，秒退绝不算替你打了一局。',
  'quote.name': '报价',
  'quote.forms': '报价',
  'quote.text':
    '一个订单的价格，逐项列明：基础价、附加选项、折扣。价格会锁定 {figures.seal}，你看到多少就付多少。可以用链接分享给别人。',
  'raffle.name': '抽奖',
  'raffle.forms': '免费抽奖',
  'raffle.text':
    '商店免费送出的奖品。邮箱已验证、年满规定年龄并居住在指定国家的用户，都可以用一个号码参加。谁中奖由开奖决定，你可以在浏览器里重新计算。',
  'raffle-ticket.name': '抽奖号码',
  'raffle-ticket.forms': '抽奖号码',
  'raffle-ticket.text':
    '你在抽奖中的位置：每个账号一个号码，完全免费。公布的名单里只有号码和哈希值，没有名字。如果你在截止前退出，这个号码就会空着，不会再发给别人。',
  'randomness-beacon.name': '随机信标',
  'randomness-beacon.forms': '随机信标',
  'randomness-beacon.text':
    '一种公共服务，在固定时间公布一个随机数，事先没有人能知道或选择它。抽奖在开始时就写明以哪一轮为准，所以连商店也不能决定谁中奖。',
  'rank.name': '{names.rank}',
  'rank.forms': '段位',
  'rank.text':
    '你在天梯上的位置：大段、小段，加上里面的分，例如黄金 II、60 LP。段位是大家都看得到的；匹配用的是另一个数字。',
  'rank-limit.name': '最高段位',
  'rank-limit.forms': '最高段位',
  'rank-limit.text':
    '代练师最高能接到哪个段位的订单，每个游戏分开定，依据是本人段位的证明。更高的订单看得到，但接不了，所以没有人会打自己实力不够的局。',
  'refund.name': '{names.refund}',
  'refund.forms': '退款',
  'refund.text':
    '订单提前结束时退给你的钱。代练师开打前退全额，开打后退没打的部分，按对局记录计算。能退多少，订单页面一直显示。',
  'role.name': '位置',
  'role.forms': '位置、定位',
  'role.text':
    '你在队里负责什么：英雄联盟有上单、打野、中单、下路、辅助，英雄联盟手游的分路也差不多；无畏契约叫定位，有决斗、先锋、控场、哨卫。云顶之弈没有。',
  'route.name': '路线',
  'route.forms': '路线',
  'route.text':
    '计算器里穿过全部段位的那条线。拖动上面的两个手柄，或从列表里选段位：一个是你现在的，一个是你想要的。价格和时间马上跟着变。',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR',
  'rr.text':
    '无畏契约的分（Rank Rating）。打满 100 RR 升一个小段。一局加减多少，看胜负、回合差、个人表现和隐藏分。神话往上，RR 一直累计。',
  'season.name': '赛季',
  'season.forms': '赛季',
  'season.text':
    '一段时间，过完之后段位至少会重置一部分。打几局，你会发现自己比原来的段位低一些。长短不一：有的游戏几个月，有的一年。',
  'seed.name': '种子',
  'seed.forms': '秘密种子',
  'seed.text':
    '抽奖开始时商店选定的一个很长的随机数。它的哈希值立即公布，数字本身在开奖后公布，这样每个人都能看到它中途没有被换掉。',
  'server.name': '{names.server}',
  'server.forms': '服务器',
  'server.text':
    '账号所在的地区，比如西欧或北美。段位、好友、对手都只属于一个服务器。代练师自己选在哪些服务器打，有些地区贵一点，有些便宜一点。',
  'share.name': '分成',
  'share.forms': '代练师的分成、分成',
  'share.text':
    '价格里归代练师的那部分。订单完成后入账，再过 {figures.hold}可以提现。订单中途换人的话，每位代练师按自己打的部分拿。',
  'smurf.name': '小号（炸鱼）',
  'smurf.forms': '小号、炸鱼',
  'smurf.text':
    '高手开的低段位第二个账号。有人赢得太轻松，游戏看得出来，会很快把账号的隐藏分拉高。代练过的账号，在系统眼里可能也是这个样子。',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': '单双排',
  'solo-duo.text':
    '英雄联盟的主要排位队列，一个人或两个人打。玩家说起自己的段位，一般指的就是它。云顶之弈里，普通的排位队列就叫排位赛。',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': '只单排',
  'solo-only.text':
    '一个附加选项：代练师每一局都一个人排，绝不和别人组队。队里有熟人更容易赢，没有就打得更久，所以要加价。',
  'split.name': '赛段',
  'split.forms': '赛段',
  'split.text':
    '英雄联盟的赛季和云顶之弈的赛季里的一段，有自己的奖励。开头要不要重置段位，历年不同；2026 年英雄联盟一年只重置一次。',
  'start-target.name': '起点和目标',
  'start-target.forms': '起点和目标、目标段位',
  'start-target.text':
    '一段上分路的两头：你现在的段位，和你下单要的段位。目标必须更高，至少差 {figures.minimumPurchase} LP 或 RR。下单时，两头就都锁定在订单里了。',
  'tier.name': '{names.tier}（大段）',
  'tier.forms': '大段',
  'tier.text':
    '天梯上有自己名字的一大级，比如白银、黄金、超凡。大多数大段再分小段，最顶端的几个不分。越往上越难打，所以每个大段价格不同。',
  'time-range.name': '时间范围',
  'time-range.forms': '时间范围',
  'time-range.text':
    '一个订单大概要打几天，看需要多少局、代练师一天打多少局。它和价格一起显示，随订单保存，最后和实际用时对照。',
  'top-four.name': '前四',
  'top-four.forms': '前四',
  'top-four.text':
    '云顶之弈一局里靠前的一半。第一到第四加分，第五到第八扣分，第一名加得最多。排位赛的胜场代练，进前四就算胜。',
  'unranked.name': '{games.unranked}',
  'unranked.forms': '未定级',
  'unranked.text':
    '这个赛季还没打完定级赛、所以没有段位的账号。它照样有隐藏分，来自匹配模式或以前的赛季。定级赛代练里，上赛季没有段位就选“未定级”。',
  'vault.name': '保险箱',
  'vault.forms': '保险箱',
  'vault.text':
    '加密存放游戏登录信息的地方。只有你和接单的代练师能打开，每次查看都有记录，你看得到。登录信息随时可以删除；订单结束时自动删除。',
  'verification.name': '核对',
  'verification.forms': '核对结果',
  'verification.text':
    '代练师提交结果之后的一段时间。你有 {figures.check}，对照自己的账号和证明，确认结果或反馈问题。什么都不做，就自动确认。',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': '胜场代练',
  'win-boost.text':
    '代练师不打目标段位，而是打满一定的净胜场，用你的账号打，或者和你一起打。只差一点分的时候，或者在加分忽多忽少的段位，选它正合适。',
  'win-rate.name': '胜率',
  'win-rate.forms': '胜率',
  'win-rate.text':
    '赢的局占全部的比例。比一半多一点，就能稳稳上分，关键是能保持多久。我们页面上的胜率，只算订单里记录的对局。',
  'win-streak.name': '连胜',
  'win-streak.forms': '连胜',
  'win-streak.text':
    '连着赢几局。有的游戏在低段位会为连胜多加分，连胜也会拉高隐藏分，之后赢一局加得更多。连败则正好相反。',

  'label.points': '60 / 100',
  'label.next': '下一个小段',
  'label.bracket': '首个小段更便宜',
  'label.camp': '营地，一个小段',
  'label.division': '一个小段，100 LP',
  'label.banked': '储备天数',
  'label.decay': '没有打',
  'label.foot': '{games.tier.gold}最底端',
  'label.shield': '0 LP，还能撑几局',
  'label.down': '掉一个大段',
  'label.booster': '代练师',
  'label.you': '你，用自己的账号',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': '隐藏分，看不见',
  'label.rank': '段位，看得见',
  'label.above': '隐藏分更高：赢一局加更多',
  'label.won': '4 胜 2 负',
  'label.net': '净胜 2 场',
  'label.open': '不分小段，不封顶',
  'label.placed': '五场，然后有段位',
  'label.earned': '已打',
  'label.refund': '退款',
  'label.soonest': '最快',
  'label.latest': '最慢',
  'label.gain': '第 1 到 4 名加分',
  'label.lose': '第 5 到 8 名扣分',
  'label.vault': '每次查看都有记录',
  'label.rate': '10 局赢 6 局',
  'label.marks': '赢一局一颗钻',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} satisfies TranslationOf<typeof terms, 'zh'>
