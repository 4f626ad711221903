import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: '下载你的数据',
  downloadAbout:
    '订单、对局、消息、付款和个人资料，格式为 JSON 和 CSV。几分钟内即可准备好，并在 {figures.dataExport}内可供下载。',

  prepare: '准备下载',
  preparing: '我们正在打包你的数据，准备好后会给你发邮件。你可以离开此页面。',
  ready: '{time} 已准备好，可在 {until} 之前下载。',
  save: '下载 ZIP',

  deleteAccount: '删除账号',
  deleteAbout:
    '我们会删除你的名字、邮箱地址、消息、图片和登录方式。发票会按法律要求的期限保留，但不含你的名字。',

  blockedOrders: '暂时无法删除：请先完成或取消 {orders}。',
  blockedDebt: '暂时无法删除：你欠我们 {amount}，充值即可还清。',
  blockedMoney: '暂时无法删除：我们还有 {amount} 未付给你。',
  blockedStaff: '暂时无法删除：你的账号有工作人员权限，同事可以将其移除。',
  openOrders: '查看订单',
  askSupport: '联系我们',

  deleteTitle: '要删除你的账号吗？',
  deleteLead: '此操作无法撤销，并会立即在你的所有设备上生效。',
  gonePerson: '你的名字、邮箱地址和所有登录方式都会被删除。',
  goneWords: '你的消息、评价、申请、图片和通知都会被删除。',
  goneGiven: '余额中由我们赠送的 {amount} 将作废。',
  keptBooks: '发票和订单记录会按法律要求的期限保留，但不含你的名字。',

  confirmLabel: '请输入 {email} 以确认',
  confirm: '永久删除账号',
  keep: '保留账号',

  goodbyeTitle: '再见，谢谢你',
  goodbyeText: '你的账号已不存在。我们给你发送了最后一封确认邮件。',
} satisfies TranslationOf<typeof yourdata, 'zh'>
