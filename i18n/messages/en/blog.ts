export default {
  // Title of the browser tab.
  metaTitle: 'Blog: ladders, numbers and guides to ranked play',
  // The same from the second page on.
  metaTitlePage: 'Blog, page {page}',
  // Shown by search engines, up to 155 characters.
  description:
    'How ranked points work, what a division takes and what boosting risks, in League of Legends, Teamfight Tactics, Valorant and Wild Rift.',
  // Under the heading “Blog”.
  lead: 'How ladders count, what the numbers mean and how to climb. Corrected where we were wrong.',

  // Name of the search field and the text inside it. Up to 22 characters.
  search: 'Search posts',
  // Name of the link to the feed for news readers, read by screen readers and shown on hover.
  feed: 'RSS feed',
  // Label of a menu with the topics of posts. Up to 10 characters.
  topic: 'Topic',

  // Below the list: which of the posts this page shows.
  shown: '{from} to {to} of {total}',
  // Title and text in place of the list if no post matches; a button below leads to all posts.
  none: 'No post about this yet',
  noneText: 'Try another game, topic or word.',
  // The same while the blog has no post at all in this language.
  empty: 'No posts yet',
  emptyText: 'New posts will appear here.',
} as const
