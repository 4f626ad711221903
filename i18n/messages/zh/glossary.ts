import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: '术语表：段位、LP、MMR 与代练用语',
  description:
    'LP、RR、MMR、段位衰减、净胜场和定级赛在英雄联盟、云顶之弈、无畏契约和英雄联盟手游里是什么意思，几句话说清。',
  lead: '四个天梯和本店的用语，每个用两三句话讲清。',
  search: { other: '搜索 {count} 个术语，例如“净胜场”' },
  onlyOurs: '只看本店用语',
  ours: '本店用语',
  byGame: '按游戏查看术语',
  letters: '字母',
  allGames: '{names.allGames}',
  found: { other: '找到 {count} 个术语' },
  see: '参见：{term}',
  'from.elo-boost': '每小段 {price} 起，<calculator>去计算器</calculator>',
  'from.duo-boost': '每小段 {price} 起，<calculator>去计算器</calculator>',
  'from.placement-boost': '每场 {price} 起，<calculator>去计算器</calculator>',
  'from.win-boost': '净胜一场 {price} 起，<calculator>去计算器</calculator>',
  noneTitle: '没有与“{query}”匹配的术语',
  nearest: '你要找的是不是：',
  noneOfThese: '在这些筛选条件下没有术语。',
  showAll: '显示全部术语',
  missing: '缺了哪个词，或者哪里写错了？<contact>告诉我们</contact>，我们会查证后补上。',
} as const satisfies TranslationOf<typeof glossary, 'zh'>
