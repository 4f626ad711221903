import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': '忘记密码了吗？',
  'forgot.text': '输入你的邮箱。如果它有账号，我们会发送设置新密码的链接。',
  'forgot.send': '发送链接',
  'forgot.back': '返回登录',

  'find.title': '找回你的订单',
  'find.text': '没有注册就下了单，现在看不到订单了？输入下单时的邮箱，我们会发送打开订单的链接。',

  'sent.title': '请查看收件箱',
  'sent.reset':
    '如果 {email} 有账号，链接正在发送，有效期 {figures.resetLink}。没收到的话，请查看垃圾邮件。{access.sent.unconfirmed}',
  'sent.order':
    '如果 {email} 有订单，链接正在发送，有效期 {figures.orderLink}。没收到的话，请查看垃圾邮件。{access.sent.limit}',
  'sent.before':
    '你刚刚为 {email} 申请过链接，{figures.linkPause}后可以重新申请。没收到的话，请查看垃圾邮件。',
  'sent.other': '换一个邮箱',
  'sent.unconfirmed': '来自你所在网络的此类邮件，每天最多向未确认的邮箱发送 {figures.typedLetters} 封。',
  'sent.limit': '来自你所在网络的此类邮件，每天最多向同一邮箱发送 {figures.typedLetters} 封。',

  'reset.title': '设置新的密码',
  'reset.for': '账号：{email}',
  'reset.password': '新密码',
  'reset.save': '保存新密码',
  'reset.hint': '其他所有设备都会退出登录。',

  'expired.title': '此链接已失效',
  'expired.text': '链接已过期或已使用过。重新获取，我们会马上发送。',
  'expired.ask': '获取新链接',

  'verify.title': '确认你的邮箱',
  'verify.text': '{email} 是你的邮箱吗？确认后，你可以把以前的游客订单添加到账号。',
  'verify.button': '是我的',
  'verify.signIn': '请先登录此账号，这样别人就无法以你的名义确认邮箱。',
  'verify.notMine': '这个账号不是我注册的',
  'verify.notMineText': '那就重置它的密码：其他人都会退出登录，账号归你。',
  'verify.doneTitle': '邮箱已确认',
  'verify.doneText': '以后随时可以用它找回账号。以前的游客订单在“{shell.myOrders}”中等你添加。',

  'open.title': '打开订单 PK-{number}',
  'open.text': '链接只能使用一次。之后此浏览器会记住你，其他设备保持登录，可在设置中查看。',
  'open.button': '查看我的订单',
  'way.title': '下单时没有注册？',
  'way.typed': '输入下单时使用的邮箱，我们会发送打开订单的链接。',
  'way.text': '我们会把链接发送到 {email}。',
  'way.send': '发送链接',
  'way.sent':
    '链接正在发送到 {email}，可打开你的订单，只能使用一次，有效期 {figures.orderLink}。没收到的话，请查看垃圾邮件。',
  'way.signedIn': '你当前以 {name} 登录。打开链接后会切换为此订单的游客身份。',

  'change.titleOld': '更换邮箱？',
  'change.titleNew': '这是你的新邮箱吗？',
  'change.text': '你的账号将使用 {next}，不再使用 {email}。',
  'change.button': '同意并更换',
  'change.doneTitle': '你的邮箱已更换完成',
  'change.doneText': '以后请用 {next} 登录。',
  'change.waitTitle': '谢谢！还差一个邮箱',
  'change.waitText': '我们也给另一个邮箱发了邮件。两边都同意后才会更换。',

  'email.confirmed': '已确认',
  'email.unconfirmed': '尚未确认',
  'email.why': '确认之后，只有你能找回账号。',
  'email.again': '重新发送链接',
  'email.sent': '链接已发送到 {email}。',

  'email.change': '更换邮箱',
  'email.next': '新邮箱',
  'email.hint': '我们会给两个邮箱发邮件，两边都同意后才会更换。',
  'email.ask': '发送两个链接',
  'email.waiting': '你申请更换为 {email}。',
  'email.waitOld': '当前邮箱尚未同意。',
  'email.waitNew': '新邮箱尚未同意。',
  'email.waitBoth': '两个邮箱都尚未同意。',
  'email.until': '链接有效期至 {time}。',
  'email.cancel': '保留当前邮箱',

  'password.old': '当前密码',
  'password.change': '更改密码',
  'password.hint': '其他设备会退出登录。',
  'password.none': '你目前不用密码登录。想要密码的话，我们可以发送设置链接。',
  'password.mail': '发送密码链接',
  'password.done': '新密码已保存。',

  'keep.done': '账号已就绪，什么都没有丢失。',
} satisfies TranslationOf<typeof access, 'zh'>
