import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'Aus dem Blog',
  all: 'Alle Beiträge',
  allGames: '{names.allGames}',
  'topic.ranked': 'Rangliste',
  'topic.guide': 'Ratgeber',
  'topic.numbers': 'Zahlen',
  'topic.safety': 'Sicherheit',
  'topic.shop': 'Der Shop',
  minutes: { one: '{count} Min. Lesezeit', other: '{count} Min. Lesezeit' },
} satisfies TranslationOf<typeof posts, 'de'>
