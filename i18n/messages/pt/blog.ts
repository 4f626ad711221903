import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'Blog: ranked, números e guias',
  metaTitlePage: 'Blog, página {page}',
  description:
    'Como funcionam os pontos, quanto custa uma divisão e que riscos tem o boosting em League of Legends, TFT, Valorant e Wild Rift.',
  lead: 'Como se contam os ranks, o que dizem os números e como subir. Corrigido onde nos enganámos.',
  search: 'Procurar artigos',
  feed: 'Feed RSS',
  topic: 'Tema',
  shown: '{from} a {to} de {total}',
  none: 'Ainda não há artigos sobre isto',
  noneText: 'Experimenta outro jogo, tema ou palavra.',
  empty: 'Ainda não há artigos',
  emptyText: 'Os novos artigos aparecem aqui.',
} satisfies TranslationOf<typeof blog, 'pt'>
