import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: '用通行密钥登录',
  title: '确认是你本人',
  stepUp: '这项更改关系到账号安全，所以需要再次确认。',
  secondStep: '还差一步：你的账号开启了两步验证。',
  code: '身份验证器的验证码',
  codeHint: '打开身份验证器，输入其中显示的 {figures.codeDigits} 位数字。',
  recoveryCode: '恢复码',
  recoveryHint: '你保存的任意一个恢复码，每个只能用一次。',
  confirmPasskey: '用通行密钥确认',
  useCode: '使用身份验证器的验证码',
  useRecovery: '使用恢复码',
  usePassword: '使用密码',
  confirm: '确认',
  codeMissing: '请先输入验证码。',
  noProof: '你登录时没有使用密码，也没有通行密钥。请退出后重新登录再继续。',
  mailbox: '你没有设置密码，我们会向 {email} 发送链接来确认是你本人。',
  mailboxSent: '请在此浏览器中打开我们邮件里的链接，只能使用一次，有效期 {figures.orderLink}。然后回到这里。',
  mailboxOpened: '我已打开链接',
  cancelled: '没有使用通行密钥。请重试，或换一种方式。',
  staffTitle: '保护你的工作人员账号',
  staffText: '用通行密钥或身份验证器保护账号后，才能打开工作人员页面。',
  staffHint: '你的账号有工作人员权限，但没有开启两步验证。正式运营时，不开启就无法打开这些页面。',
  setUp: '立即设置',
} satisfies TranslationOf<typeof proof, 'zh'>
