import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'الرتبة ارتفاع',
  headline: 'الرتبة ارتفاع. حدّد ارتفاعك.',
  lead: 'حدّد البداية والهدف على المسار. شاهد السعر والوقت فورًا. ادفع وتابع كل مباراة في الصعود.',
  description:
    'حدّد البداية والهدف، وشاهد السعر والوقت فورًا، وتابع كل مباراة في صعودك. يكفي الزائر بريد إلكتروني.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'ما يمكنك صعوده اليوم',
  gamesNote: 'أدنى سعر للخطوة، خوادم أوروبا',
  elo: 'رفع التصنيف، للقسم',
  duo: 'لعب ثنائي، للقسم',
  placement: 'مباريات التحديد، للمباراة',
  win: '{game.costWin}',
} satisfies TranslationOf<typeof home, 'ar'>
