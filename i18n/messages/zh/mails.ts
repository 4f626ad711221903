import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: '{username}，你好：',

  why_account: '你收到这封邮件，是因为它涉及使用此邮箱的 {site} 账号的登录。',
  why_order: '你收到这封邮件，是因为订单 PK-{number} 是用此邮箱下的。',
  why_running: '你收到这封邮件，是因为你的订单 PK-{number} 正在进行。',
  why_work: '你收到这封邮件，是因为你与 {site} 合作。',
  why_message: '你收到这封邮件，是因为你给 {site} 写过信。',
  why_application: '你收到这封邮件，是因为你在 {site} 申请成为代练师。',
  why_inbox: '这封邮件寄到这里，是因为这是 {site} 的联系邮箱。',
  always: '这封邮件必须发送，无法关闭。',
  never_ask: '我们绝不会通过邮件索要你的密码。',
  turn_off: '关闭此类邮件',
  choose: '选择接收哪些邮件',
  help: '帮助',
  hidden: '地址已隐藏',

  order_paid_subject: '你的订单 PK-{number} 已付款',
  order_paid_heading: '你的订单已付款',
  order_paid_body:
    '我们已收到 {total}，订单内容：{what}。\n\n合适的代练师都已收到通知。有人接单后，我们会发邮件告诉你。',
  order_paid_button: '查看订单',

  order_paid_login_subject: '已付款：请为订单 PK-{number} 保存登录信息',
  order_paid_login_heading: '已付款，下一步：登录信息',
  order_paid_login_body:
    '我们已收到 {total}，订单内容：{what}。\n\n现在请保存{game}账号的登录信息，随后我们就为你寻找代练师。',
  order_paid_login_button: '{order.step.storeLogin}',

  coaching_paid_subject: '你的教练订单 PK-{number} 已付款',
  coaching_paid_heading: '你的教练课已付款',
  coaching_paid_body:
    '我们已收到 {total}，订单内容：{what}。\n\n我们已通知教练，对方须在 {figures.coachAnswer}内答复。如未答复，款项会退还给你。',
  coaching_paid_button: '{mails.order_paid_button}',

  amounts_title: '付款明细',
  receipt_where: '收据（PDF）可在你的订单页面下载。',
  credit_note_where: '这笔退款的退款单（PDF）可在你的订单页面下载。',
  change_title: '如果计划有变',
  change_text:
    '在代练师开始之前，你可以取消订单并拿回全部款项 {total}。开始之后，未打的部分会退还给你。订单页面随时显示这个金额。',
  path_booster: '{order.step.finding}',
  path_now: '{order.now}',

  safe_title: '我们这样保护你的登录信息',
  safe_who: '登录信息已加密，只有你的代练师能看到，而且只在代练期间。',
  safe_seen: '每次查看都会记录在订单页面上。',
  safe_change: '你可以随时修改或删除。订单结束后，我们会将其删除。',

  login_needed_subject: '订单 PK-{number} 在等你的登录信息',
  login_needed_heading: '只差一步：登录信息',
  login_needed_body:
    '你的付款 {total} 已到账，但我们还无法寻找代练师。\n\n保存{game}账号的登录信息，我们马上开始。',
  login_needed_button: '{order.step.storeLogin}',

  order_unpaid_subject: '你的订单 PK-{number} 待付款',
  order_unpaid_heading: '你的订单还没有付款',
  order_unpaid_body: '你下单了 {what}，价格 {total}。我们为你保留这个价格。',
  order_unpaid_button: '付款',
  until: '截止时间：{time}（{zone}）',
  order_unpaid_until: '逾期后订单会自动取消，不收取任何费用。',

  booster_found_subject: '有代练师接了你的订单 PK-{number}',
  booster_found_heading: '你的代练师来了',
  booster_found_body:
    '{booster} 接了你的订单，很快就会开打：{what}。\n\n在订单页面可以跟进每一局，也可以给代练师留言。',
  booster_found_button: '跟进订单',

  progress_digest_subject: { other: '订单 PK-{number}：今天打了 {count} 局' },
  progress_digest_heading: '今天的进度',
  progress_digest_body: '代练师打了你的订单：{what}。以下是上一封邮件之后的对局。',
  progress_digest_button: '查看所有对局',
  fact_done: '已完成',
  fact_games: '{order.workSoFar}',
  fact_rank: '{application.rankNow}',

  order_finished_subject: '请核对订单 PK-{number}',
  order_finished_heading: '请核对结果',
  order_finished_body:
    '{booster} 提交了结果和证明：{what}。\n\n请查看证明和你的账号。如果一切无误，请在订单页面确认结果。',
  order_finished_button: '{order.step.check}',
  order_finished_until: '如果没有收到你的回复，结果视为接受，代练师将获得报酬。',
  wrong_title: '有问题吗？',
  wrong_text: '请在订单页面反馈。期限会暂停，由我们的工作人员处理。',

  order_refunded_subject: '订单 PK-{number} 退款 {amount}',
  order_refunded_heading: '退款正在路上',
  order_refunded_body: '订单 PK-{number} 已取消。你付了 {total}，现退还 {amount}。',
  order_refunded_button: '查看退款',
  fact_amount: '{coupons.amount}',
  fact_to: '退至',
  fact_to_balance: '{shell.yourBalance}',
  fact_to_method: '原付款方式',
  fact_when: '{order.refundArrives}',
  fact_when_balance: '立即',
  fact_when_method: '{figures.bankRefund}内',
  fact_before: '此前已退款',

  order_cancelled_subject: '你的订单 PK-{number} 已取消',
  order_cancelled_heading: '你的订单已取消',
  order_cancelled_body: '订单 PK-{number} 已取消：{what}。你无需付款，也不会再继续打。',
  order_cancelled_button: '查看详情',

  coach_asked_subject: '有客户预约了你：订单 PK-{number}',
  coach_asked_heading: '{notifications.coach_asked.title}',
  coach_asked_body: '订单 PK-{number} 是给你的：{what}。\n\n请在可接订单列表中接受或谢绝。',
  coach_asked_button: '答复预约',
  coach_asked_until: '如果不答复，订单会取消，款项退还给客户。',
  named_asked_subject: '有客户指名找你：订单 PK-{number}',
  named_asked_heading: '{notifications.named_asked.title}',
  named_asked_body: '订单 PK-{number} 只提供给你：{what}。\n\n请在接单大厅接受或谢绝。',
  named_asked_button: '去答复',
  named_asked_until: '之后订单不再只提供给你。',

  coach_accepted_subject: '教练接受了订单 PK-{number}',
  coach_accepted_heading: '{notifications.coach_accepted.title}',
  coach_accepted_body: '现在可以约定上课时间：{what}。\n\n提出一个你方便的时间，或接受教练提出的时间。',
  coach_accepted_button: '约定时间',
  coach_declined_subject: '教练谢绝了订单 PK-{number}',
  coach_declined_heading: '{notifications.coach_declined.title}',
  coach_declined_body: '你不用做什么，{total} 会自动退还给你。\n\n想马上拿回款项，请在订单页面取消订单。',
  coach_declined_button: '取消订单',

  change_asked_subject: '有客户想更改订单 PK-{number}',
  change_asked_heading: '{order.event.change_asked}',
  change_asked_body:
    '客户想更改这个订单：{what}。\n\n订单页面会显示更改后的内容和你的收入。请在那里接受或谢绝。',
  change_asked_button: '答复更改',
  change_asked_until: '如果不答复，订单保持不变。',
  change_accepted_subject: '{booster} 接受了你对订单 PK-{number} 的更改',
  change_accepted_heading: '{order.event.changed}',
  change_accepted_body:
    '你的订单将按更改后的内容继续：{what}。现在总价为 {total}。\n\n订单页面会逐项显示新价格。',
  change_accepted_button: '{mails.order_paid_button}',
  change_declined_subject: '{booster} 谢绝了你对订单 PK-{number} 的更改',
  change_declined_heading: '{order.event.change_declined}',
  change_declined_body:
    '你的订单保持不变：{what}。如果你为更改付了款，款项会原路退回；如果由其他代练师打完剩余部分，款项会用于那个订单。\n\n原因见订单页面。',
  change_declined_button: '{mails.order_paid_button}',
  change_expired_subject: '{booster} 没有答复你对订单 PK-{number} 的更改',
  change_expired_heading: '{order.event.change_expired}',
  change_expired_body:
    '你的订单保持不变：{what}。如果你为更改付了款，款项会原路退回；如果由其他代练师打完剩余部分，款项会用于那个订单。\n\n你可以在订单页面再次申请更改。',
  change_expired_button: '{mails.order_paid_button}',
  booster_poked_subject: '订单 PK-{number}：客户在等你的消息',
  booster_poked_heading: '客户在等你',
  booster_poked_body:
    '订单内容：{what}。\n\n请记录一局，或在订单页面给客户留言。如果无法继续，请在那里退单：已记录的对局会付给你报酬。',
  booster_poked_button: '前往订单',
  booster_reminded_subject: '订单 PK-{number} 在等你',
  booster_reminded_heading: '{notifications.booster_reminded.title}',
  booster_reminded_body:
    '订单内容：{what}。你已有 {figures.silenceReminder}没有记录对局，也没有留言。\n\n{figures.silence}没有动静后，客户可以更换代练师。如果无法继续，请退单：已记录的对局会付给你报酬。',
  booster_reminded_button: '{mails.booster_poked_button}',
  tip_returned_subject: '订单 PK-{number}：退还小费 {amount}',
  tip_returned_heading: '{notifications.tip_refunded.title}',
  tip_returned_body: '你为这个订单给的小费退还 {amount}：{what}。',
  tip_returned_button: '{mails.order_refunded_button}',
  tip_given_subject: '订单 PK-{number}：{amount} 小费',
  tip_given_heading: '{notifications.tip_given.title}',
  tip_given_body: '客户为 {what} 给了你 {amount} 小费，全部归你。\n\n{figures.hold}后可以提现。',
  tip_given_button: '{mails.booster_poked_button}',
  order_held_subject: '订单 PK-{number} 已搁置：{booster} 没有动静',
  order_held_heading: '继续等，还是换人？',
  order_held_body:
    '{booster} 已有 {figures.silence}没有记录对局，也没有留言。订单内容：{what}。\n\n你可以在订单页面继续等，或让另一位代练师从记录结束的地方接手，不收额外费用。',
  order_held_button: '{mails.order_paid_button}',
  start_missed_subject: '订单 PK-{number} 还没有代练师：等待或退款',
  start_missed_heading: '还没有找到代练师',
  start_missed_body:
    '我们承诺你的订单此时已开打：{what}。目前还没有代练师接单，非常抱歉。\n\n在订单页面上，点一下即可拿回退款。如果你想继续等，什么都不用做。',
  start_missed_button: '{mails.order_paid_button}',
  check_waits_subject: '订单 PK-{number}：结果等你确认',
  check_waits_heading: '{notifications.check_waits.title}',
  check_waits_body:
    '{booster} 提交了结果：{what}。\n\n请查看证明和你的账号。如果一切无误，请在订单页面确认结果；如有问题，请在那里反馈。',
  check_waits_button: '{order.step.check}',
  coaching_finished_subject: '你的订单 PK-{number} 课时已全部上完',
  coaching_finished_heading: '课时已全部上完',
  coaching_finished_body:
    '教练记录了最后的课时，并为你写了笔记：{what}。\n\n请阅读笔记，并在订单页面确认课时。',

  data_ready_subject: '你在 {site} 的数据可以下载了',
  data_ready_heading: '你的数据已准备好',
  data_ready_body:
    '你申请的数据副本已准备好。你可以在 {figures.dataExport} 内从个人设置中下载，之后我们会将其删除。\n\n如果不是你本人申请的，请修改密码，并将不认识的设备退出登录。',
  data_ready_button: '打开个人设置',

  account_deleted_subject: '你的 {site} 账号已删除',
  account_deleted_heading: '你的账号已删除',
  account_deleted_body:
    '我们已删除你的账号，包括你的名字、邮箱地址、消息、图片和登录方式。发票会按法律要求的期限保留，但不含你的名字和地址。\n\n这是我们发往此地址的最后一封邮件。感谢你与我们一起游戏。',
  account_deleted_button: '访问 {site}',

  data_archive:
    '这是 {site} 保存的与你有关的数据副本。\n\n“json”文件夹包含全部数据，供程序读取；“csv”文件夹是同样的内容，供表格软件使用；“pictures”文件夹是你的订单、申请和消息中的图片。\n\n时间为 UTC，金额单位为分。密码、令牌、游戏账号的登录信息以及与他人有关的内容不包含在内。如果你已确认邮箱地址，我们发给你的邮件也会包含在内。',

  account_banned_subject: '你的 {site} 账号已被封禁',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    '工作人员封禁了你的账号。{reason}\n\n你的订单和余额保持不变。如果你认为有误，请联系我们。',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: '你的 {site} 账号已恢复',
  account_unbanned_heading: '你的账号已恢复',
  account_unbanned_body: '工作人员已解封你的账号。你可以登录并继续使用。',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: '你已在所有设备上退出 {site}',
  sessions_ended_heading: '你已从所有设备退出',
  sessions_ended_body: '工作人员让你的账号从所有设备退出了登录。请重新登录以继续。',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: '你在 {site} 的权限已更改',
  permissions_changed_heading: '你的权限已更改',
  permissions_changed_body: '工作人员更改了你账号的权限。你现在拥有：{permissions}。',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: '你的权限已被移除',
  permissions_removed_body: '工作人员移除了你账号的权限。账号、订单和余额保持不变。',
  permissions_removed_button: '{rights.toDashboard}',

  passkey_added_subject: '你的账号添加了一个通行密钥',
  passkey_added_heading: '新的通行密钥',
  passkey_added_body: '一个新的通行密钥可以登录你的账号。如果不是你本人操作，请删除它并修改密码。',
  passkey_added_button: '检查设置',
  passkey_removed_subject: '你的账号删除了一个通行密钥',
  passkey_removed_heading: '通行密钥已删除',
  passkey_removed_body: '你的一个通行密钥不能再登录你的账号。如果不是你本人操作，请修改密码并检查你的设备。',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: '你的账号已由身份验证器保护',
  app_set_up_heading: '身份验证器已设置',
  app_set_up_body: '从现在起，登录时还需要身份验证器的验证码。如果不是你本人操作，请立即联系工作人员。',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: '你的账号移除了身份验证器',
  app_removed_heading: '身份验证器已移除',
  app_removed_body: '登录时不再需要身份验证器的验证码。如果不是你本人操作，请修改密码并重新设置身份验证器。',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: '你的账号使用了一个恢复码',
  recovery_code_used_heading: '恢复码已使用',
  recovery_code_used_body:
    '你的一个恢复码刚刚被使用，不能再用第二次。如果不是你本人操作，请修改密码并生成新的恢复码。',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: '你的账号有了新的恢复码',
  new_recovery_codes_heading: '新的恢复码',
  new_recovery_codes_body: '你之前的恢复码已失效。如果不是你本人操作，请修改密码并生成新的恢复码。',
  new_recovery_codes_button: '{mails.passkey_added_button}',
  provider_connected_subject: '现在可以用 {provider} 登录你的账号',
  provider_connected_heading: '已关联登录方式',
  provider_connected_body:
    '你的 {provider} 账号已关联，现在可以登录你的 {site} 账号。如果不是你本人操作，请取消关联并修改密码。',
  provider_connected_button: '{mails.passkey_added_button}',
  provider_removed_subject: '{provider} 不再能登录你的账号',
  provider_removed_heading: '已取消关联登录方式',
  provider_removed_body:
    '你的 {provider} 账号已取消关联，不再能登录你的 {site} 账号。如果不是你本人操作，请修改密码并检查你的设备。',
  provider_removed_button: '{mails.passkey_added_button}',

  work_begins_subject: '你已成为 {site} 的代练师',
  work_begins_heading: '欢迎加入',
  work_begins_body: '工作人员已将你设为代练师。符合你的服务和最高段位的订单，你都可以接。',
  work_begins_button: '{shell.availableOrders}',
  work_changed_subject: '你的服务或上限有变',
  work_changed_heading: '服务或上限已更新',
  work_changed_body: '工作人员更改了你可以接的订单。你手上的订单不受影响。',
  work_changed_button: '{shell.availableOrders}',
  work_paused_subject: '你的接单已暂停',
  work_paused_heading: '暂时没有新订单',
  work_paused_body:
    '工作人员暂停了你的接单，你不能接新单。请按计划完成手上的订单。如果不清楚原因，请联系工作人员。',
  work_paused_button: '{shell.activeOrders}',
  work_resumed_subject: '你可以重新接单了',
  work_resumed_heading: '暂停已结束',
  work_resumed_body: '工作人员已恢复你的接单。接单大厅里有符合你服务的订单。',
  work_resumed_button: '{shell.availableOrders}',

  staff_invited_subject: '邀请你加入 {site} 团队',
  staff_invited_heading: '{invitation.title}',
  staff_invited_body:
    '邀请你在 {site} 工作，权限为：{permissions}。链接只能使用一次，{time}（{zone}）前有效。\n\n如果这不是你预期的，请忽略此邮件。没有链接，什么都不会发生。',
  staff_invited_button: '打开邀请',

  welcome_subject: '欢迎来到 {site}：请确认邮箱',
  welcome_heading: '欢迎！这是你的邮箱吗？',
  welcome_body:
    '你用这个邮箱注册了账号。请确认邮箱属于你：之后只有你能找回账号，也可以把以前的游客订单添加到账号。链接只能使用一次，有效期 {figures.verifyLink}。\n\n如果账号不是你注册的，请不要确认。别人无法借此进入你的邮箱。',
  welcome_button: '确认我的邮箱',

  reset_password_subject: '重置你的 {site} 密码',
  reset_password_heading: '该换个新密码了',
  reset_password_body:
    '有人为你的账号申请了新密码。如果是你本人，现在就设置。链接只能使用一次，有效期 {figures.resetLink}；设置后，其他设备会退出登录。\n\n如果不是你，请忽略此邮件，密码不会改变。',
  reset_password_button: '设置新密码',

  open_order_subject: '回到你的订单 PK-{number}',
  open_order_heading: '无需密码，打开订单',
  open_order_body:
    '有人申请了用此邮箱所下订单的链接。点击按钮即可打开订单 PK-{number}。链接只能使用一次，有效期 {figures.orderLink}。\n\n如果不是你，请忽略此邮件。没有链接，谁也打不开你的订单。',
  open_order_button: '打开我的订单',

  have_account_subject: '你的订单在 {site} 账号里',
  have_account_heading: '你已经有账号了',
  have_account_body:
    '有人申请了用此邮箱所下订单的链接。这个邮箱已有账号，登录后即可查看订单。如果忘记密码，可以在那里重置。',
  have_account_button: '立即登录',

  password_changed_subject: '你的 {site} 密码已更改',
  password_changed_heading: '你的密码已更改',
  password_changed_body:
    '你的账号密码刚刚更改，其他设备已退出登录。\n\n如果不是你操作的，请立即重置密码：在登录处点击“忘记密码？”。',
  password_changed_button: '检查账号',

  change_email_old_subject: '确认账号的新邮箱',
  change_email_old_heading: '要更换邮箱吗？',
  change_email_old_body:
    '你的账号将改用 {email}。在你也在这里同意之前，什么都不会改变。链接只能使用一次，有效期 {figures.changeLink}。\n\n如果不是你操作的，请不要同意，并更改密码。',
  change_email_old_button: '同意更换',
  change_email_new_subject: '为 {site} 确认此邮箱',
  change_email_new_heading: '确认你的新邮箱',
  change_email_new_body:
    '此邮箱 {email} 将成为一个 {site} 账号的邮箱。如果是你的账号，请确认。链接只能使用一次，有效期 {figures.changeLink}。\n\n如果你不知情，请忽略此邮件。',
  change_email_new_button: '确认此邮箱',

  email_changed_subject: '你的 {site} 邮箱已更换',
  email_changed_heading: '你的邮箱已更换',
  email_changed_body:
    '你的账号现在使用 {email}，以后的邮件都会发到那里。\n\n如果不是你操作的，请立即联系我们，帮你找回账号。',
  email_changed_button: '联系我们',
  coaching_finished_button: '阅读笔记',
  coaching_finished_until: '如果没有收到你的回复，课时视为接受，教练将获得报酬。',

  order_messages_unread_subject: '订单 PK-{number} 有新消息',
  order_messages_unread_heading: '你有未读消息',
  order_messages_unread_body: '以下是订单 PK-{number} 聊天里发给你的消息。',
  order_messages_unread_button: '打开聊天',
  login_code_needed_subject: '{booster} 需要订单 PK-{number} 的登录验证码',
  login_code_needed_heading: '{notifications.login_code_asked.title}',
  login_code_needed_body:
    '游戏给你发了一个验证码。请在 {figures.loginCode}内填在订单页面上，也只填在那里：不要发在聊天、邮件里，也不要在电话里说。',
  login_code_needed_button: '填写验证码',
  chat_unread_subject: '工作人员在聊天中回复了你',
  chat_unread_heading: '工作人员回复了你',
  chat_unread_body: '你在聊天中问了我们一个问题。以下是你错过的回复。',
  chat_unread_button: '继续聊天',
  chat_unread_where: '请用你之前聊天的浏览器打开。',

  contact_receipt_subject: '我们收到了你的留言 {thread}',
  contact_receipt_heading: '我们收到了你的留言',
  contact_receipt_body:
    '感谢你写信给我们。工作人员会阅读你的留言，并通过邮件回复。\n\n如果你没有写信，那是有人误填了你的邮箱，请忽略这封邮件。',
  contact_receipt_button: '{mails.support_answer_button}',
  support_answer_subject: '我们对你的留言 {thread} 的回复',
  support_answer_heading: '我们的回复',
  support_answer_body: '你写信给我们，以下是工作人员的回复。',
  support_answer_button: '再次写信',
  support_answer_reply: '你也可以写信到 {email}。',

  withdrawal_receipt_subject: '撤回声明回执：订单 PK-{number}',
  withdrawal_receipt_heading: '我们收到了你的撤回声明',
  withdrawal_receipt_body: '你的撤回声明于 {time}（{zone}）送达。以下是你的声明。',
  withdrawal_receipt_button: '咨询撤回事宜',
  withdrawal_declaration: '我撤回订单 PK-{number} 的合同。',
  withdrawal_from: '来自 {name} <{email}>',
  withdrawal_keep: '请保存这封邮件作为回执。',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: '来自联系表单的留言',
  support_letter_body: '{mails.withdrawal_from}',
  support_letter_button: '打开收件箱',

  application_sent_subject: '我们收到了你的申请',
  application_sent_heading: '你的申请已送达',
  application_sent_body: '感谢你申请成为代练师。我们会阅读你的申请，并在 {date}前通过邮件和申请页面答复。',
  application_sent_button: '查看申请',
  application_asked_subject: '{notifications.application_asked.title}',
  application_asked_heading: '我们有一个问题',
  application_asked_body: '我们读了你的申请。你可以在申请页面修改并答复。以下是我们的问题。',
  application_asked_button: '回答问题',
  application_accepted_subject: '{notifications.application_accepted.title}',
  application_accepted_heading: '欢迎成为代练师！',
  application_accepted_body: '你的申请已通过，马上就可以接单。列表中是适合你的订单。',
  application_accepted_button: '{booster.toBoard}',
  application_refused_subject: '{notifications.application_refused.title}',
  application_refused_heading: '你的申请未通过',
  application_refused_body:
    '感谢你的关注。我们读了你的申请，你可以在 {figures.applyAgain}后再次申请。以下是我们的理由。',
  application_refused_button: '{mails.application_sent_button}',

  new_device_subject: '你的 {site} 账号有新的登录',
  new_device_heading: '这是你本人吗？',
  new_device_body:
    '有人在一个从未用过的浏览器上登录了你的账号：{system} 上的 {browser}，{time}（UTC）。\n\n如果是你本人，无需任何操作。如果不是，请立即让那台设备退出登录，并设置新密码。',
  new_device_button: '查看我的设备',
  unknown_browser: '未知浏览器',
  unknown_system: '未知系统',
  payout_details_saved_subject: '你的提现银行账户已更改',
  payout_details_saved_heading: '新的提现银行账户',
  payout_details_saved_body:
    '你的提现现在会打到账户 {start} … {end}。为了保护你，{date}之前不会向它打款。如果不是你本人操作，请立即修改密码并联系我们：钱还在这里。',
  payout_details_saved_button: '{mails.password_changed_button}',
  order_completed_subject: '订单 PK-{number} 已完成',
  order_completed_heading: '你的订单已完成',
  order_completed_body:
    '订单已完成：{what}。\n\n这一单怎么样？你的评价能帮助其他玩家选择，{booster} 也可以回复。',
  order_completed_button: '写评价',
  review_asked_subject: '订单 PK-{number} 怎么样？',
  review_asked_heading: '你的订单怎么样？',
  review_asked_body:
    '{booster} 已完成你的订单：{what}。\n\n打个分，愿意的话再写几句，就能帮助其他玩家选择。订单完成后 {figures.review}内都可以写评价。我们不会再次提醒。',
  review_asked_button: '{mails.order_completed_button}',
  why_dispute: '你收到这封邮件，是因为订单 PK-{number} 有问题反馈。',
  problem_reported_subject: '订单 PK-{number}：收到问题反馈',
  problem_reported_heading: '收到问题反馈',
  problem_reported_body:
    '涉及的订单：{what}。\n\n在工作人员决定之前，不会付款也不会退款。请写明经过，如有截图请一并附上。',
  problem_reported_button: '{disputes.details}',
  problem_reported_until: '逾期后，工作人员可在没有你回复的情况下决定。',
  answer_missing_subject: '订单 PK-{number}：还缺你的回复',
  answer_missing_heading: '{notifications.dispute_answer_due.title}',
  answer_missing_body: '涉及的订单：{what}。\n\n工作人员正在等待你对该问题的说明。',
  answer_missing_button: '{disputes.details}',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: '订单 PK-{number}：工作人员给你留言了',
  staff_asked_heading: '工作人员给你留言了',
  staff_asked_body: '涉及的订单：{what}。\n\n工作人员正在处理反馈的问题，需要你的回复。',
  staff_asked_button: '{disputes.details}',
  problem_decided_subject: '订单 PK-{number}：我们的决定',
  problem_decided_heading: '我们已做出决定',
  problem_decided_body:
    '涉及的订单：{what}。\n\n我们已阅读双方对该问题的说法。订单页面会显示决定和你的金额。理由如下：',
  problem_decided_button: '{disputes.details}',
  problem_decided_until: '在此之前，你可以申请复核，由另一位工作人员决定。',
  appeal_asked_subject: '订单 PK-{number}：对方申请了复核',
  appeal_asked_heading: '{disputes.step.appealed}',
  appeal_asked_body:
    '涉及的订单：{what}。\n\n对方不同意我们的决定，另一位工作人员会重新审查。已支付的退款不会收回。对方写道：',
  appeal_asked_button: '{disputes.details}',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: '订单 PK-{number}：最终决定',
  appeal_decided_heading: '{disputes.finalDecision}',
  appeal_decided_body:
    '涉及的订单：{what}。\n\n另一位工作人员已重新审查该决定。订单页面会显示结果和你的金额。此结果为最终结果，理由如下：',
  appeal_decided_button: '{disputes.details}',
} satisfies TranslationOf<typeof mails, 'zh'>
