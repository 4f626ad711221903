import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { other: '有 {count} 位代练师可接此单' },
  countStart: { other: '有 {count} 位代练师可接此单，通常 {time}内开打' },
  countGame: { other: '{server}服务器有 {count} 位代练师接{game}订单' },
  countGameStart: { other: '{server}服务器有 {count} 位代练师接{game}订单，通常 {time}内开打' },
  nobodyGame: '目前{server}服务器没有代练师接{game}订单。计算器会显示哪些服务器可以接。',
  nobodyTitle: '目前没有代练师可接此单',
  nobodyServers: '这些服务器有人接：{servers}。',
  nobodyManyServers: '很多其他服务器都有人接，例如{servers}。',
  nobodyLevel: '在这个服务器，代练师最高打到{rank}。',
  nobodyPay: '所以现在不能下单：开不了打的单，不收你的钱。',
  nobodyShort: '目前没有代练师',
  nobodyMore: '为什么？',
  tellTitle: '有代练师可接时通知我',
  tellText: '有代练师可接时，我们只发一封邮件通知你，随后删除你的邮箱地址，最多保存 {figures.supplyMail}。',
  mailTitle: '要在有代练师可接此单时收到邮件吗？',
  mailed: '有代练师可接此单时，我们只向 {email} 写一封邮件：{what}。然后删除这个地址。',
} satisfies TranslationOf<typeof supply, 'zh'>
