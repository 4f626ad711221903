import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'Do blog',
  all: 'Todos os artigos',
  allGames: '{names.allGames}',
  'topic.ranked': 'Ranked',
  'topic.guide': 'Guia',
  'topic.numbers': 'Números',
  'topic.safety': 'Segurança',
  'topic.shop': 'A loja',
  minutes: { one: '{count} min de leitura', other: '{count} min de leitura' },
} satisfies TranslationOf<typeof posts, 'pt'>
