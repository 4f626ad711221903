import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Een rank is een hoogte',
  headline: 'Een rank is een hoogte. Kies de jouwe.',
  lead: 'Zet een start en een doel op de route en je ziet meteen wat het kost en hoelang het duurt. Betaal en volg daarna elke game van je klim.',
  description:
    'Kies een start en een doel, zie meteen de prijs en de tijd en volg elke game van je klim. Als gast heb je alleen een e-mailadres nodig.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'Kies je berg',
  gamesNote: 'Laagste prijzen, EU-servers',
  elo: 'Elo-boost, per divisie',
  duo: 'Duo-boost, per divisie',
  placement: 'Placement-boost, per game',
  win: 'Win-boost, per net win',
} satisfies TranslationOf<typeof home, 'nl'>
