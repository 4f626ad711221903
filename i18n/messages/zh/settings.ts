import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: '你的名称、登录方式、设备、通知和数据。',

  'title.profile': '个人资料',
  'lead.profile': '代练师能看到你的名称和头像，邮箱地址只有我们知道。',
  'title.signIn': '登录方式',
  'lead.signIn': '至少保留两种，丢了一台设备也不会登不进来。',
  'title.secondFactor': '两步验证',
  'lead.secondFactor': '密码之外再加一个验证码，密码被盗也进不来。',
  'title.devices': '设备',
  'lead.devices': '你在哪些设备上登录了。超过这段时间未使用，登录就会失效：{figures.sessionLife}。',
  'title.notifications': '通知',
  'lead.notifications': '选择每类消息怎样通知你，改动会立即保存。',
  'title.appearance': '语言和主题',
  'lead.appearance': '适用于你所有设备上的网站，邮件也用同一种语言。',
  'title.privacy': '隐私和数据',
  'lead.privacy': '我们保存了你的哪些信息、怎样拿到副本、怎样离开。',

  'accounts.title': '已关联的账号',
  'accounts.connected': '已关联',
  'accounts.since': '{name}，{date} 起',
  'accounts.none': '未关联',
  'accounts.connect': '关联',
  'accounts.connectTo': '关联 {provider}',
  'accounts.disconnect': '取消关联',
  'accounts.disconnectFrom': '取消关联 {provider}',
  'accounts.removed': '已取消关联 {provider}。',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest': '关联其中一个，访客身份即可变为正式账号，订单都会保留。',
} satisfies TranslationOf<typeof settings, 'zh'>
