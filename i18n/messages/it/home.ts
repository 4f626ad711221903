import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Un rango è un’altitudine',
  headline: 'Un rango è un’altitudine. Scegli la tua.',
  lead: 'Metti partenza e obiettivo sul percorso. Vedi subito prezzo e tempi. Paga, e segui ogni partita della scalata.',
  description:
    'Metti partenza e obiettivo, vedi subito prezzo e tempi e segui ogni partita della tua scalata. A un ospite basta un’e-mail.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'Cosa puoi scalare oggi',
  gamesNote: 'Prezzo più basso per passo, server EU',
  elo: 'Elo boost, a divisione',
  duo: 'Duo boost, a divisione',
  placement: 'Piazzamento, a partita',
  win: '{game.costWin}',
} satisfies TranslationOf<typeof home, 'it'>
