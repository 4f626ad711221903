import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: '段位就是海拔',
  headline: '段位就是海拔，高度由你定。',
  lead: '在路线上设好起点和目标，价格和时间马上显示。付款后，每一局都能跟进。',
  description: '设好起点和目标，价格和时间马上显示，上分途中的每一局都能跟进。游客下单只需一个邮箱。',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: '选一座山',
  gamesNote: '最低价，欧洲服务器',
  elo: '段位代练，每小段',
  duo: '双排上分，每小段',
  placement: '定级赛，每局',
  win: '胜场代练，每净胜一场',
} satisfies TranslationOf<typeof home, 'zh'>
