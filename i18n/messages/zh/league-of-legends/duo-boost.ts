import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '每一局都由你自己打，代练师和你一起排。我们只需要你的 Riot ID，绝不要密码。',
  description: '在英雄联盟里用自己的账号和代练师并肩上分。每小段 {price} 起，不用给密码，每一局都有记录。',
  'about.title': '两个人，一条上分路',
  'about.first':
    '单双排可以带一名队友，前提是两人段位相近，所以代练师会用一个段位和你匹配的账号。灵活组排能组更多人，但双排上分始终只有你和一位代练师。LP 只看你自己的账号：你的胜负和你的隐藏分（MMR），和队友的无关。',
  'about.second':
    '没有你就不会开局，所以快慢取决于你的时间，时间范围也比段位代练长。下单时请写明能打的时间，代练师接单前就能看到。打你最拿手的位置，把打野或 C 位交给搭档。这里没有“{games.addon.solo-only}”和“{games.addon.offline}”，因为这两项是给代练师单独用号的订单准备的。',
  'question.first': '双排比把账号交出去更安全吗？',
  'answer.first':
    '登录信息确实更安全：除了你，没有人登录。但在 Riot Games 看来，这仍是付费代练，条款禁止它的一切形式。账号仍可能被暂停，排位奖励也可能被收回，我们不保证账号不受影响。结算时你需要接受这份说明。',
  'question.second': '你们需要我提供什么？',
  'answer.second':
    '带标签的 Riot ID、服务器，以及你能打的时间。代练师会向这个名称发出邀请。双排订单从不需要密码，所以谁也别给，包括你的代练师。',
  'question.third': '我也得 carry 吗？',
  'answer.third':
    '照平时那样打就行。搭档再强也会有输的时候，掉的 LP 会在原价内打回来。一个你玩得熟的英雄，比版本强势英雄更管用。',
  'question.fourth': '大师及以上也能双排吗？',
  'answer.fourth':
    '可以下单，价格改为按 LP 计算，不再按小段。高分段谁能和谁一起排由 Riot 规定，每个赛季都会变。下单前请先查清楚，或者选“{games.queue.flex}”。',
  'question.fifth': '有几天打不了怎么办？',
  'answer.fifth':
    '在订单页面暂停，回来后再恢复，价格不变。想就此结束的话，工作人员可以停止订单，没打的小段按记录的对局退款。',
} as const satisfies ServiceWords
