import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'Glossaire : rang, LP, MMR et les mots du boost',
  description:
    'Ce que veulent dire LP, RR, MMR, decay, victoire nette et parties de placement dans League of Legends, TFT, Valorant et Wild Rift, en quelques phrases.',
  lead: 'Les mots de quatre classements et de cette boutique, chacun en deux ou trois phrases.',
  search: {
    one: 'Chercher dans {count} terme, par exemple « victoire nette »',
    other: 'Chercher dans {count} termes, par exemple « victoire nette »',
  },
  onlyOurs: 'Seulement les mots d’ici',
  ours: 'Un mot de cette boutique',
  byGame: 'Termes par jeu',
  letters: 'Lettres',
  allGames: '{names.allGames}',
  found: { one: '{count} terme trouvé', other: '{count} termes trouvés' },
  see: 'Voir : {term}',
  'from.elo-boost': 'Dès {price} par division, <calculator>voir le calculateur</calculator>',
  'from.duo-boost': 'Dès {price} par division, <calculator>voir le calculateur</calculator>',
  'from.placement-boost': 'Dès {price} par partie, <calculator>voir le calculateur</calculator>',
  'from.win-boost': 'Dès {price} par victoire nette, <calculator>voir le calculateur</calculator>',
  noneTitle: 'Aucun terme ne correspond à « {query} »',
  nearest: 'Tu cherchais peut-être l’un de ceux-ci :',
  noneOfThese: 'Aucun terme ne correspond à ces filtres.',
  showAll: 'Afficher tous les termes',
  missing:
    'Il manque un terme, ou l’un d’eux est faux ? <contact>Dis-le-nous</contact>, et nous l’ajouterons avec sa source.',
} as const satisfies TranslationOf<typeof glossary, 'fr'>
