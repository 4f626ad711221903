import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: '查找用户，管理其权限、登录和封禁。',

  search: '搜索用户',
  searchHint: '用户名、邮箱或订单号',

  role: '角色',
  account: '账号状态',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': '未封禁',
  'state.banned': '已被封禁',

  'sort.newest': '最新账号',
  'sort.oldest': '最早账号',
  'sort.name': '用户名 A–Z',

  total: { other: '{count} 位用户' },

  none: '还没有用户',
  noneText: '注册账号或以游客身份下单的人会显示在这里。',

  colPerson: '用户',
  colRights: '权限',
  colOrders: '订单数',
  colSpent: '消费',
  colLanguage: '{names.language}',
  colSeen: '上次访问',
  colJoined: '加入时间',

  never: '近期没有',
  now: '在线',

  title: '用户 {name}',

  verified: '已验证',
  unverified: '未验证',

  openOrders: '进行中的订单',
  balance: '{names.balance}',
  claimed: '已接的订单',
  completed: '代练完成数',
  limits: '单排和双排上限',
  masked: '含联系方式的文字',

  nothing: '无',

  rightsText: '更改立即生效，用户会收到邮件通知。',
  'right.Booster': '接单、代练，并能查看订单的登录信息。',
  'right.EditUsers': '管理用户、代练师、抽奖和博客。',
  'right.FullAccess': '审核申请、设定价格，并能授予任何权限。',
  'right.EditStore': '管理优惠券。',
  'right.EditOrders': '管理订单并回复支持对话。',

  save: '保存权限',
  saved: '权限已保存',

  nothingToSave: '请先勾选或取消一项权限。',

  'refusal.own_account': '你不能更改自己的账号。请找同事处理。',
  'refusal.staff_account': '只有拥有完全访问权限的人才能更改其他工作人员。',
  'refusal.not_held': '只有拥有完全权限的同事才能授予此权限。',
  'refusal.guest': '游客不能拥有权限。',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: '欠我们',
  correct: '更正余额',
  correctTitle: '更正 {name} 的余额',
  correctText: '更正会记入账本，无法修改，只能冲销。',
  direction: '方向',
  'way.add': '增加',
  'way.take': '扣减',
  nothingToTake: '余额为零，无可扣减。',
  onlyTake: '最多可扣减 {amount}。',
  debit: '扣减余额',
  debited: '金额已从余额中扣除。',
  privateNoteHint: '第二位同事和操作记录可以看到，用户看不到。',
  needsSecond: '超过 {amount} 需第二位同事批准，批准前不会入账。',
  balanceNow: '当前余额',
  correction: '{names.correction}',
  balanceAfter: '更正后余额',
  bookedTo: '客户余额，{name}',
  'bookedFrom.gift': '促销',
  'bookedFrom.correction': '更正',
  sumsTo: '合计',
  credit: '增加余额',
  creditAs: '性质',
  'as.gift': '赠送：可消费，不可提现',
  'as.correction': '更正：其本人的资金',
  creditAmount: '{names.amount}',
  creditWhy: '原因（{name} 会看到）',
  credited: '余额已增加。',
  writeOff: '免除欠款',
  writeOffTitle: '免除 {name} 的欠款',
  writeOffText: '须由另一位同事批准。{name} 会看到金额和原因。',

  endSessions: '强制退出所有设备',
  endTitle: '让 {name} 从所有设备退出？',
  endText: '该用户会从所有设备退出，可以重新登录，并会收到邮件。',
  ended: '已退出所有设备',

  noSession: '没有登录中的设备。',

  ban: '封禁账号',
  banTitle: '封禁 {name}？',
  keep: '不封禁',

  reason: '{names.reason}',
  reasonHint: '用户会在网站和邮件中看到，以其所用语言显示。',

  'reason.payment_fraud': '支付欺诈',
  'reason.abuse': '辱骂或威胁',
  'reason.outside_deal': '站外交易',
  'reason.false_proof': '虚假证明',
  'reason.several_accounts': '多个账号',
  'reason.stolen_account': '账号被盗',
  'reason.terms': '其他违反条款的行为',

  note: '内部备注（选填）',

  effects: '封禁后的影响',
  'effect.access': '立即失去访问权限，打开的页面会显示原因。',
  'effect.orders': '未取消的订单继续进行，余额保留。',
  'effect.work': '未释放的已接订单仍归该代练师。订单工作人员会收到通知，可以将其移除。',

  bannedNow: '账号已封禁',

  bannedOn: '封禁于 {date}',
  bannedBy: '操作人：{name}',
  noReason: '没有记录原因。',

  unban: '解封账号',
  unbanned: '已解封',
} satisfies TranslationOf<typeof people, 'zh'>
