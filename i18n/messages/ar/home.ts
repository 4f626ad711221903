import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'كل رتبة قمّة',
  headline: 'كل رتبة قمّة. حدّد قمّتك.',
  lead: 'حدّد البداية والهدف على المسار. اعرف السعر والوقت فورًا، ثم ادفع وتابع كل مباراة في صعودك.',
  description:
    'حدّد البداية والهدف، واعرف السعر والوقت فورًا، وتابع كل مباراة في صعودك. يكفيك بريد إلكتروني، بلا حساب.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'أي جبل ستصعد؟',
  gamesNote: 'أدنى الأسعار، سيرفرات أوروبا',
  elo: 'رفع التصنيف، للقسم',
  duo: 'رفع ثنائي، للقسم',
  placement: 'مباريات التحديد، للمباراة',
  win: 'انتصارات، للفوز الصافي',
} satisfies TranslationOf<typeof home, 'ar'>
