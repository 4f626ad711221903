import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'Blog: ranked, cijfers en gidsen',
  metaTitlePage: 'Blog, pagina {page}',
  description:
    'Hoe punten werken, wat een divisie kost en wat je riskeert met boosting in League of Legends, Teamfight Tactics, Valorant en Wild Rift.',
  lead: 'Hoe ranked telt, wat de cijfers betekenen en hoe je stijgt. Fouten verbeteren we zichtbaar.',
  search: 'Zoek in artikelen',
  feed: 'RSS-feed',
  topic: 'Onderwerp',
  shown: '{from} tot en met {to} van {total}',
  none: 'Hier is nog geen artikel over',
  noneText: 'Probeer een andere game, een ander onderwerp of een ander woord.',
  empty: 'Nog geen artikelen',
  emptyText: 'Nieuwe artikelen verschijnen hier.',
} satisfies TranslationOf<typeof blog, 'nl'>
