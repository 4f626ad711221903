import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'Del blog',
  all: 'Todos los artículos',
  allGames: '{names.allGames}',
  'topic.ranked': 'Clasificatorias',
  'topic.guide': 'Guía',
  'topic.numbers': 'Números',
  'topic.safety': 'Seguridad',
  'topic.shop': 'La tienda',
  minutes: { one: '{count} min de lectura', other: '{count} min de lectura' },
} satisfies TranslationOf<typeof posts, 'es'>
