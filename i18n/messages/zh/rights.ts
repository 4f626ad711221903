import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: '你要找的是这些页面吗？',
  needed: '你的账号没有“{right}”权限，打不开这个页面。',
  askAdmin: '如有需要，请联系管理员。',
  toDashboard: '前往你的控制台',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': '商店',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': '完全访问',

  'name.staff': '{names.staff}',
  bannedTitle: '你的账号已被封禁',
  bannedText: '在工作人员解封之前，你无法使用它。你的订单和余额保持不变。',
  bannedUntil: '你可以从 {time} 起重新使用它。你的订单和余额保持不变。',
  bannedUntilIn: '封禁将于 {time}（{zone}）结束。',
  bannedOpen: '封禁将持续到工作人员解封为止。',

  contact: '联系工作人员',

  'ban.payment_fraud': '你账号的一笔付款被举报为欺诈。',
  'ban.abuse': '有人被你的账号辱骂、威胁或骚扰。',
  'ban.outside_deal': '你的账号曾约定在站外联系或付款。',
  'ban.false_proof': '你的账号提交的结果或截图不属实。',
  'ban.several_accounts': '你的账号是用来规避规则的多个账号之一。',
  'ban.stolen_account': '可能有其他人能访问你的账号，为保护你，我们将其锁定。',
  'ban.terms': '你的账号的使用方式违反了我们的条款。',
  'missing.need': '打开此页面需要“{right}”权限',
  'missing.have': '你以 {name} 的身份登录，拥有 {rights}。没有任何更改。{people} 可以授予该权限。',
  'missing.haveNobody': '你以 {name} 的身份登录，拥有 {rights}。没有任何更改。目前没有人可以授予该权限。',
  'missing.ask': '向 {people} 申请',
  'missing.asked': '已于 {time} 申请',
} satisfies TranslationOf<typeof rights, 'zh'>
