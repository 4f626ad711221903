import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'Sur le blog',
  all: 'Tous les articles',
  allGames: '{names.allGames}',
  'topic.ranked': 'Classé',
  'topic.guide': 'Guides',
  'topic.numbers': 'Chiffres',
  'topic.safety': 'Sécurité',
  'topic.shop': 'La boutique',
  minutes: { one: '{count} min de lecture', other: '{count} min de lecture' },
} satisfies TranslationOf<typeof posts, 'fr'>
