import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: '{site} 将提供英雄联盟、云顶之弈、无畏契约和英雄联盟手游的上分与陪练服务。我们还在准备中。',
  mailTitle: '开业时给你发一封邮件',
  mailText: '我们只在开业当天给你写一封邮件，然后删除你的邮箱地址。',
  send: '开业时通知我',
  sentTitle: '请查看你的邮箱',
  sentText: '我们已向 {email} 发送链接。打开它并确认你的地址；确认之前，我们不会再发任何邮件。',
  confirmTitle: '要在 {site} 开业时收到邮件吗？',
  mailed: '商店开业时，我们只向 {email} 写一封邮件，然后删除这个地址。',
  confirm: '确认地址',
  listTitle: '你的地址已在名单上',
  remove: '删除我的地址',
  removedTitle: '你的地址已删除',
  removedText: '你不会收到我们的邮件。',
  openTitle: '商店已经开业',
  openText: '商店已在此期间开业，不需要再确认了。',
  enter: '进入商店',
  overTitle: '此链接已失效',
  overText: '该地址已被删除，或未及时确认。你可以重新留下地址。',
  trialText: '只有工作人员能看到商店。每个订单都是测试订单：不会向任何人收费，开业时会被删除。',
  workText: '这里的每个订单都是测试订单：没有资金往来，开业时会被删除。',
} satisfies TranslationOf<typeof soon, 'zh'>
