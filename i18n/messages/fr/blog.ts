import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'Blog : classements, chiffres et guides',
  metaTitlePage: 'Le blog, page {page}',
  description:
    'Comment marchent les points, ce que demande une division et ce que tu risques avec un boost, sur League of Legends, TFT, Valorant et Wild Rift.',
  lead: 'Comment comptent les classements, ce que disent les chiffres et comment monter. Avec nos corrections, là où nous avions tort.',
  search: 'Rechercher un article',
  feed: 'Flux RSS',
  topic: 'Sujet',
  shown: '{from} à {to} sur {total}',
  none: 'Aucun article là-dessus',
  noneText: 'Essaie un autre jeu, un autre sujet ou un autre mot.',
  empty: 'Pas encore d’article',
  emptyText: 'Les nouveaux articles apparaîtront ici.',
} satisfies TranslationOf<typeof blog, 'fr'>
