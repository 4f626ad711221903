import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': '客户要求取消。',
  'because.nobody_found': '没有找到可以接这个订单的代练师。',
  'because.wrong_details': '订单信息与账号不符。',
  'because.other_account': '截图显示的是另一个账号。',
  'because.not_reached': '截图没有显示所购买的段位。',
  'because.unreadable': '截图无法辨认。请上传完整的屏幕截图。',
  'because.recorded_twice': '这场对局被记录了两次。',
  'because.foreign_game': '这场对局不属于这个订单。',
  'because.credited_twice': '同一笔金额被存入了两次。',
  'because.credited_too_much': '存入的金额过多。',
  'because.credited_by_mistake': '这笔金额是误存的。',
  other: '其他原因',
  words: '用你自己的话说明',
  wordsHint: '会按你写的原文发送；上面的原因，每个人看到的都是自己的语言。',
} satisfies TranslationOf<typeof ready, 'zh'>
