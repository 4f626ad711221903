import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Teamfight Tactics 代练',
  lead: '排位赛或双人作战，从黑铁到王者。每个小段多少钱、每一局打成什么样，都看得到。',
  description:
    'Teamfight Tactics 代练，排位赛和双人作战均可，每小段 {price} 起。段位代练、双人作战搭档、定级赛和净胜场。',
  'about.title': '每个队列一套天梯，每个赛季一次重置',
  'about.first':
    'Teamfight Tactics 沿用 League of Legends 的段位：黑铁到钻石各四个小段，每个 100 LP，再往上是大师、宗师和王者，LP 不封顶。不同的是上分方式：八人一局，前四加分，稳定吃分比偶尔吃鸡更管用。每个新赛季都会重置天梯，并从定级赛开始。双人作战有自己的段位。',
  'about.second':
    '价格按小段、净胜场或定级赛场数计算，每个段位各有定价。代练师会记录每一局和 LP，起起落落你都看得到。只有双人作战可以一起打；英雄不能指定，因为商店刷什么没法计划。赛季结束前请留足时间：名次越高，一局越久，一天能打的局数就越少。',
  'service.elo': '代练师替你打，直到你站上指定的小段。',
  'service.duo': '你和代练师在双人作战里组成一队。',
  'service.placement': '赛季最初的几场，排位赛或双人作战。',
  'service.win': '前四的局数，减去输掉的。',
  'question.first': '该选哪个队列？',
  'answer.first':
    '想改变哪个段位，就选哪个队列，两边互不影响。排位赛由代练师单独打，需要你的登录信息。双人作战可以替你打，也可以和你一起打。',
  'question.second': 'TFT 的段位和 League of Legends 有关系吗？',
  'answer.second':
    '只有账号相同。登录信息和服务器是同一套，段位、隐藏分和重置都是分开的。下其中一个游戏的订单，另一个的段位不会变。不过处罚针对的是账号，所以两个游戏都会受影响。',
  'question.third': '打一个小段要多久？',
  'answer.third':
    '看你的段位和加分情况。计算器会把两者换算成局数和天数，给出一个范围，而不是某个日期。这个范围随订单保存，订单页面会拿它和实际情况对比。',
  'question.fourth': '中途停止能退多少？',
  'answer.fourth':
    '代练师开打前，全额退款。之后由工作人员停止订单，按记录的对局计算：打完的小段照付，正在打的小段按 LP 折算，其余退还。订单页面随时显示这个金额。',
  'question.fifth': 'Riot Games 会发现吗？',
  'answer.fifth':
    '我们不知道，卖代练的没有谁知道。它违反条款，暂停账号和封禁都有可能。与其等受罚之后再说，不如现在就说清楚。付款前你需要确认这一点。',
  'question.sixth': '可以看我的对局吗？',
  'answer.sixth':
    '选了私密直播就可以：这是一项附加选项，代练师会把每一局直播给你看。没选也没关系，每一局记录后，都能在订单页面看到结果和 LP。',
} as const satisfies LandingWords
