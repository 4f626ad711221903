import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: '由下单者分享的订单进度。',
  title: '分享你的进度',
  text: '朋友可以通过链接查看这个订单的段位、对局和日期，但看不到姓名、账号和价格。',
  shared: '任何拥有此链接的人都可以查看订单进度。订单结束后{figures.tracking}内链接仍然有效。',
  link: '进度链接',
  create: '创建链接',
  stop: '停止分享',
  stopped: '链接已失效。',
  lead: '有人与你分享了订单进度。姓名、账号和价格不会公开。',
  own: '查看{game}代练服务',
  goneTitle: '此链接已失效',
  goneText: '对方已停止分享，或订单早已结束。',
} satisfies TranslationOf<typeof tracking, 'zh'>
