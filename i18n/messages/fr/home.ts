import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Un rang est une altitude',
  headline: 'Un rang est une altitude. Choisis la tienne.',
  lead: 'Place un départ et un objectif sur l’itinéraire. Vois le prix et la durée aussitôt. Paie, et suis chaque partie de l’ascension.',
  description:
    'Place un départ et un objectif, vois le prix et la durée aussitôt, et suis chaque partie de ton ascension. Un invité n’a besoin que d’un e-mail.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'Ce que tu peux gravir aujourd’hui',
  gamesNote: 'Prix le plus bas par étape, serveurs EU',
  elo: 'Elo boost, par division',
  duo: 'Duo boost, par division',
  placement: 'Placement, par match',
  win: '{game.costWin}',
} satisfies TranslationOf<typeof home, 'fr'>
