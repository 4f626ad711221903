import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Ein Rang ist eine Höhe',
  headline: 'Ein Rang ist eine Höhe. Such dir deine aus.',
  lead: 'Setz Start und Ziel auf der Route. Preis und Zeit siehst du sofort, dann bezahlst du und verfolgst jedes Spiel des Aufstiegs.',
  description:
    'Setz Start und Ziel, sieh sofort Preis und Zeit und verfolge jedes Spiel deines Aufstiegs. Als Gast brauchst du nur eine E-Mail-Adresse.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'Welcher Berg ist deiner?',
  gamesNote: 'Niedrigste Preise, EU-Server',
  elo: 'Elo-Boost, je Division',
  duo: 'Duo-Boost, je Division',
  placement: 'Platzierung, je Spiel',
  win: 'Sieg-Boost, je Nettosieg',
} satisfies TranslationOf<typeof home, 'de'>
