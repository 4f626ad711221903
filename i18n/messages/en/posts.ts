export default {
  // Heading above the three newest posts on the home page, and the link beside it to all posts. The link is also the first tab of the blog; up to 20 characters.
  fromBlog: 'From the blog',
  all: 'All posts',

  // In place of a game’s name above a post that is about all of them. Up to 14 characters.
  allGames: '{names.allGames}',
  // Topics of posts: options of a menu, and after the game’s name above a title, as in “Valorant, Guide”. Up to 14 characters.
  'topic.ranked': 'Ranked',
  'topic.guide': 'Guide',
  'topic.numbers': 'Numbers',
  'topic.safety': 'Safety',
  // Posts about the shop itself.
  'topic.shop': 'The shop',

  // How long reading a post takes, after its date and a comma.
  minutes: { one: '{count} min read', other: '{count} min read' },
} as const
