import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: '登录后才能打开此页面。',
  registerTitle: '注册账号',
  email: '{names.email}',
  username: '用户名',
  nameInvalid: '只能使用文字、数字和 . _ -，不能有空格。',
  nameTake: '使用 {name}',
  password: '{names.password}',
  passwordHint: '至少 {figures.leastPassword} 个字符。',

  register: '注册',
  continueAsGuest: '用邮箱继续',

  guestHint: '收据和订单进展会发到这里。',
  noAccountYet: '还没有账号？',
  haveAccount: '已有账号？',
  acceptTerms:
    '我已满 {figures.leastCustomerAge} 岁，并接受<terms>服务条款</terms>。<privacy>隐私政策</privacy>说明我们如何使用你的数据。',
  termsMissing: '请确认你已满 {figures.leastCustomerAge} 岁，并接受服务条款。',

  captcha: '正在进行人机验证，请稍候。',
  guestTitle: '以游客身份继续',
  guestText: '下单只需一个邮箱。',
  goOn: '继续',
  knownTitle: '你已有账号',
  knownNote: '该邮箱已有账号。',
  knownText: '登录后，订单会归入该账号。你的选择和价格保持不变。',
  signInAndGoOn: '登录并继续',
  otherEmail: '换一个邮箱',
  showPassword: '显示输入内容',
  hidePassword: '隐藏输入内容',
  or: '或',
  providers: '通过其他网站登录',
  providerTerms:
    '首次登录会创建账号，表示你已满 {figures.leastCustomerAge} 岁并接受<terms>服务条款</terms>。<privacy>隐私政策</privacy>说明我们会获得哪些信息。',
  providerSame: '首次登录会创建账号，上面的确认内容同样适用。',
  kept: '登录期间会保留',

  signedOutTitle: '登录已失效',
  signedOutText: '重新登录即可继续，你填写的内容还在。',

  noOrderTitle: '这个账号里没有此订单',
  noOrderText: '请检查链接是否有误，或用下单的账号登录。',
  signInAsOther: '用其他账号登录',

  forgotPassword: '忘记密码？',
  findOrder: '找回我的订单',

  keepTitle: '保留此订单',
  keepCashback: '创建账号，返还 {amount}',
  keepText: '设置密码，在任何设备上都能找到订单、聊天和余额。',
  keepCashbackText: '在订单完成前设置密码，这笔钱会返到你的余额。之后在任何设备上都能找到订单和聊天。',
  keepButton: '创建我的账号',
} satisfies TranslationOf<typeof account, 'zh'>
