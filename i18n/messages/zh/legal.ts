import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: '版本 {version}，自 {date} 起生效',
  pages: '法律页面',
  contents: '本页内容',
  print: '打印',
  demo: '这是演示商店：公司及其资料均为虚构。',
  hours: '每天 {from} 至 {to}（{zone}）',
  inLanguage: '{language}',
  necessary: '必要',
  optional: 'Google Analytics，仅在你同意后',
  colPlace: '存放位置',
  colPurpose: '用途',
  colLasts: '保留时间',
  'place.cookie': 'Cookie',
  'place.localStorage': '本地存储',
  'place.sessionStorage': '标签页存储',
  example:
    '有人花 {total} 下单“{climb}”（{server}），带两项附加选项：{addons}。代练师打到 {rank}、{points} 时，客户请我们结束订单。',
  colPart: '项目',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'zh'>
