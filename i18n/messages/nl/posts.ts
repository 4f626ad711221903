import type { TranslationOf } from '../../translate.ts'
import type posts from '../en/posts.ts'

export default {
  fromBlog: 'Van het blog',
  all: 'Alle artikelen',
  allGames: '{names.allGames}',
  'topic.ranked': 'Ranked',
  'topic.guide': 'Gids',
  'topic.numbers': 'Cijfers',
  'topic.safety': 'Veiligheid',
  'topic.shop': 'De shop',
  minutes: { one: '{count} min. lezen', other: '{count} min. lezen' },
} satisfies TranslationOf<typeof posts, 'nl'>
