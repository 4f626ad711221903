import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Un rango è un’altitudine',
  headline: 'Un rango è un’altitudine. Scegli la tua.',
  lead: 'Segna partenza e obiettivo sul percorso. Vedi subito prezzo e tempi, poi paga e segui la scalata partita per partita.',
  description:
    'Scegli partenza e obiettivo, vedi subito prezzo e tempi e segui la tua scalata partita per partita. Come ospite ti basta un indirizzo e-mail.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'Scegli la tua montagna',
  gamesNote: 'Prezzi minimi, server europei',
  elo: 'Elo boost, a divisione',
  duo: 'Duo boost, a divisione',
  placement: 'Piazzamenti, a partita',
  win: 'Vittorie nette, l’una',
} satisfies TranslationOf<typeof home, 'it'>
