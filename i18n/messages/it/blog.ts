import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'Blog: classificate, numeri e guide',
  metaTitlePage: 'Blog, pagina {page}',
  description:
    'Come funzionano i punti, quanto costa una divisione e cosa rischia chi usa il boosting in League of Legends, TFT, Valorant e Wild Rift.',
  lead: 'Come funzionano le classifiche, cosa dicono i numeri e come si sale. Se abbiamo sbagliato, correggiamo.',
  search: 'Cerca negli articoli',
  feed: 'Feed RSS',
  topic: 'Tema',
  shown: 'Da {from} a {to} di {total}',
  none: 'Ancora nessun articolo su questo',
  noneText: 'Prova un altro gioco, tema o parola.',
  empty: 'Non ci sono ancora articoli',
  emptyText: 'I nuovi articoli appariranno qui.',
} satisfies TranslationOf<typeof blog, 'it'>
