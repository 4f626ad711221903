import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: '你收藏的代练师。',
  add: '收藏 {booster}',
  remove: '取消收藏 {booster}',
  none: '还没有收藏',
  noneText: '点击代练师名字旁边的爱心，他就会出现在这里。',
  browse: '查看所有代练师',
} satisfies TranslationOf<typeof favorites, 'zh'>
