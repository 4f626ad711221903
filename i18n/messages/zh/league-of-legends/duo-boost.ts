import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '每一局都由你自己打，代练师和你一起排。我们只需要你的 Riot ID，绝不要密码。',
  description: '在英雄联盟里用自己的账号和代练师并肩上分。每小段 {price} 起，不用给密码，每一局都有记录。',
  'about.title': '两个人，一条上分路',
  'about.first':
    '单双排能带一名队友，但两个人的段位不能差太多，所以代练师会换一个段位合适的账号来陪你打。灵活组排人数更多，不过双排上分始终是你加一位代练师，没有第三个人。你加多少 LP，只看自己账号的胜负和隐藏分（MMR），和队友没有关系。',
  'about.second':
    '你不在就不开局，打得快慢全看你有多少时间，所以时间范围比段位代练长。能打的时间在下单时填好，代练师接单前就能看到。打自己最拿手的位置，打野或 C 位交给搭档。“{games.addon.solo-only}”和“{games.addon.offline}”只用于代练师单独上号的订单，这里没有。',
  'question.first': '双排比把账号交出去更安全吗？',
  'answer.first':
    '登录信息确实更安全，因为只有你自己登录。可在 Riot Games 眼里，双排也是付费代练，条款一律禁止。账号照样可能被暂停，排位奖励也可能被收回，我们不会保证没事。结算时你要接受这份说明。',
  'question.second': '你们需要我提供什么？',
  'answer.second':
    '带标签的 Riot ID、服务器、能打的时间，就这三样。代练师按这个名称邀请你。双排从来不用密码，谁来要都别给，代练师也不例外。',
  'question.third': '我也得 carry 吗？',
  'answer.third':
    '不用，平时怎么打就怎么打。搭档再强也会输几局，掉的 LP 会打回来，不加钱。练熟的英雄，比版本强势英雄更靠谱。',
  'question.fourth': '大师及以上也能双排吗？',
  'answer.fourth':
    '可以下单，只是大师往上没有小段，价格按 LP 算。高分段谁能和谁一起排由 Riot 定，每个赛季都会变。下单前先查清楚，或者直接选“{games.queue.flex}”。',
  'question.fifth': '有几天打不了怎么办？',
  'answer.fifth':
    '在订单页面暂停，回来再恢复，价格不变。不想打了，可以请工作人员停止订单，没打的小段按对局记录退款。',
} as const satisfies ServiceWords
