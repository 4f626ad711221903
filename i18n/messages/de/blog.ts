import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'Blog: Ranglisten, Zahlen und Ratgeber',
  metaTitlePage: 'Blog, Seite {page}',
  description:
    'Wie Ranglistenpunkte funktionieren, was eine Division braucht und was Boosting riskiert: League of Legends, TFT, Valorant und Wild Rift.',
  lead: 'Wie Ranglisten zählen, was die Zahlen bedeuten und wie du aufsteigst. Unsere Fehler korrigieren wir sichtbar.',
  search: 'Beiträge durchsuchen',
  feed: 'RSS-Feed',
  topic: 'Thema',
  shown: '{from} bis {to} von {total}',
  none: 'Noch kein Beitrag dazu',
  noneText: 'Probier ein anderes Spiel, Thema oder Wort.',
  empty: 'Noch keine Beiträge',
  emptyText: 'Hier erscheinen neue Beiträge.',
} satisfies TranslationOf<typeof blog, 'de'>
