import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Een rank is een hoogte',
  headline: 'Een rank is een hoogte. Noem de jouwe.',
  lead: 'Kies een start en een doel op de route. Zie meteen de prijs en de tijd. Betaal en volg elke game van de klim.',
  description:
    'Kies een start en een doel, zie meteen de prijs en de tijd en volg elke game van je klim. Als gast heb je alleen een e-mailadres nodig.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'Wat je vandaag kunt beklimmen',
  gamesNote: 'Laagste prijs per stap, EU-servers',
  elo: 'Elo-boost, per divisie',
  duo: 'Duo-boost, per divisie',
  placement: 'Placement, per game',
  win: '{game.costWin}',
} satisfies TranslationOf<typeof home, 'nl'>
