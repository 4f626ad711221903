import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Un rang est une altitude',
  headline: 'Un rang est une altitude. Choisis la tienne.',
  lead: 'Place ton départ et ton objectif sur l’itinéraire : le prix et la durée s’affichent aussitôt. Paie, puis suis chaque partie de l’ascension.',
  description:
    'Choisis un départ et un objectif, vois tout de suite le prix et la durée, et suis chaque partie de ton ascension. Sans compte, un e-mail suffit.',

  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',

  games: 'Choisis ta montagne',
  gamesNote: 'Prix les plus bas, serveurs EU',
  elo: 'Elo boost, par division',
  duo: 'Duo boost, par division',
  placement: 'Placement, par partie',
  win: 'Victoires nettes, l’unité',
} satisfies TranslationOf<typeof home, 'fr'>
