import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'Dal blog',
  all: 'Tutti gli articoli',
  allGames: '{names.allGames}',
  'topic.ranked': 'Classificate',
  'topic.guide': 'Guida',
  'topic.numbers': 'Numeri',
  'topic.safety': 'Sicurezza',
  'topic.shop': 'Il negozio',
  minutes: { one: '{count} min di lettura', other: '{count} min di lettura' },
} satisfies TranslationOf<typeof posts, 'it'>
