import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '买留得住的前四。输掉的局免费赢回来。',
  description:
    'Teamfight Tactics 净胜场，每个净胜场 {price} 起。前四算胜，输局赢回来。排位赛或双人作战，价格逐项列明。',
  'about.title': '八个人里，怎样算赢',
  'about.first':
    '一局只有一个第一名，但有一半的人加分。所以在这种订单里，前四就算胜；双人作战则是前两名的队伍。再往后都算负。“净”就是扣掉负场：五次前四、一次后四，是四个净胜场。能加多少 LP，取决于名次和你的隐藏分。',
  'about.second':
    '一场胜利的价格按下单当天的段位算。快要掉段、小段只差最后一截却迟迟上不去、赛季快结束来不及打完整段上分时，净胜场都合适。排位赛由代练师用你的账号打。双人作战可以一起打，只需给 Riot ID，并填你在双人作战里的段位。',
  'question.first': '第一名会多算吗？',
  'answer.first':
    '不会。第一还是第四，都是一胜；第五还是第八，都是一负。第一名加的 LP 更多，全归你，但不会让订单变短。',
  'question.second': '四个净胜场要打几局？',
  'answer.second': '打到前四比后四多四次为止。连着四次前四就够；中间失手两次，就是八局。两种情况价格一样。',
  'question.third': '该买胜场还是段位代练？',
  'answer.third':
    '想要几局好名次，不在乎最后停在哪里，就买胜场。想要确定的小段，就选段位代练：那里目标是固定的，手气差只会多花时间，不会多花钱。',
  'question.fourth': '没打完赛季就结束了怎么办？',
  'answer.fourth':
    '赢下的还是你的，但剩下的就要在新天梯上打。如果不想这样，可以请工作人员结束订单：记录里缺的胜场会退款。',
  'question.fifth': '我的账号会怎么样？',
  'answer.fifth':
    'Riot Games 可能因代练暂停或关闭账号，你的 League of Legends 也会跟着没了。条款不会因为订单小就破例。付款前会请你确认已知道这一点。',
} as const satisfies ServiceWords
