import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: '教练答复',
  stepSessions: '上课',

  subline: '{number}，{service}',

  waitingTitle: '等待 {coach} 答复',
  waitingText: '教练可在 {time} 前答复。没有答复的话，订单自动取消，款项全额退还。',
  waitingTextStaff: '教练可在 {time} 前答复。没有答复的话，订单自动取消，款项全额退还给客户。',
  declinedTitle: '{coach} 谢绝了这一单',
  declinedText: '取消订单，马上就能拿到退款。不取消的话，订单会在 {time} 自动取消，款项原路退回。',
  declinedTextStaff: '客户取消订单，马上就能拿到退款。不取消的话，订单会在 {time} 自动取消，款项原路退回。',

  title: '下一节课',
  none: '还没约定时间',
  noneText: '请提议一个时间。对方可以接受，也可以另提一个。',
  agreed: '已约定',
  localZone: '按你的当地时间（{zone}）',
  youProposed: '你提议了 {time}，{name} 还没有答复。',
  theyPropose: '{name} 提议 {time}。',
  keeps: '新时间被接受之前，原来约好的时间仍然有效。',
  overdue: '这个提议已过期，请另提一个时间。',
  accept: '接受这个时间',
  proposeOther: '提议另一个时间',
  when: '{names.dateAndTime}',
  propose: '提议时间',
  proposed: '提议已发送。',
  accepted: '时间已约定。',
  whenMissing: '请先选择日期和时间。',
  whenPast: '这个时间已经过了，请选晚一点的。',
  meeting: '会议地点',
  join: '通过 {place} 加入',
  meetingOpens: '链接将于{time}显示在这里。',
  meetingEnds: '下课后链接会消失。',
  meetingNone: '教练还没有设置会议链接。',
  meetingMissing: '还没有会议链接，没有链接客户无法加入。',
  meetingCoach: '客户从{time}起可以看到链接，直到下课。',
  meetingSet: '设置会议链接',
  meetingOther: '为此订单使用其他链接',

  notes: '课堂笔记',
  held: '已上课时',
  heldOf: '{held} / {all}',
  noteTitle: '第 {number} 节课',
  noNotes: '每节课后，教练的笔记会显示在这里：你们练了什么，接下来该练什么。',
  noNotesCoach: '每节课后，你写给客户的笔记会显示在这里。',

  recordTitle: '课后登记',
  recordText: '写下你们练了什么，下次之前该练什么。这些笔记归客户留存。最后一小时登记后，订单交给客户核对。',
  recordHours: '已上课时',
  recordNotes: '给客户的笔记',
  record: '保存笔记',
  recorded: '笔记已保存。',
  notesMissing: '请至少写 {figures.leastNotes} 个字符。',
  agreeFirst: '请先约定时间。',
  notBegun: '课还没有开始。',

  finishTitle: '课时已全部上完',
  finishText: '缺少的内容处理好之后，请再次提交订单。',
  finish: '再次提交',

  checkTitle: '教练表示课时已全部上完',
  checkText: '请看看下面的笔记。到 {time} 还没有操作，课时会自动确认。',

  completedTitle: '教学已完成',
  completedText: '订单已完成，笔记仍可在这里查看。',

  wishes: '想练什么',
  coach: '教练',

  dropText: '已上的课时照拿报酬。你不能再接这一单，其余款项退还客户。',

  stopEarned: '已上课时费用',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'zh'>
