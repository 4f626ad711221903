export default {
  // When a post was last changed, after its date and reading time.
  updated: 'Updated {date}',

  // Heading above the links to the parts of a post.
  contents: 'On this page',
  // Beside it on a phone, where the links are folded away. {minutes} is such as “7 min read”.
  parts: { one: '{count} part, {minutes}', other: '{count} parts, {minutes}' },
  // Below the links: how much is still to be read.
  minutesLeft: { one: '{count} min left', other: '{count} min left' },

  // Heading above the other languages of a post.
  alsoIn: 'Also in',
  // Heading above links to the glossary.
  terms: 'Terms in this post',

  // Button at the end of a post, up to 18 characters.
  copyLink: 'Copy link',
  // Short messages after pressing the button.
  copied: 'Link copied.',
  notCopied: 'We couldn’t copy the link. Copy it from the address bar.',
  // Link at the end of a post; opens a mail to us. Up to 18 characters.
  report: 'Report an error',
  // Subject of that mail. {title} is the title of the post.
  reportSubject: 'An error in “{title}”',

  // Heading above three other posts.
  readOn: 'Read on',

  // Title of a small calculator inside a post.
  climb: 'Your climb, in games',
  // Labels of its menus. The last is how many LP, RR or marks a win brings.
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'LP gained per win',
  'gain.RR': 'RR gained per win',
  'gain.marks': 'Marks gained per win',
  // Under three large figures: a number of games, a span of days such as “2 to 4”, and a price.
  games: { one: 'game', other: 'games' },
  days: { one: 'day', other: 'days' },
  price: 'with a booster',
  span: '{from} to {to}',
  // Small, in a corner: the date since when the prices apply.
  pricesOf: 'Prices of {date}',
  // Link to the calculator with this climb. Up to 20 characters.
  openCalculator: 'Open calculator',
  // In place of the figures, if the target is not above the start.
  noClimb: 'Choose a target above the start.',

  // Name of a figure, read by screen readers: how many games a division takes in each tier.
  divisions: 'Games per division in {game}, by tier',
  // On its axis. {count} is a round number.
  axis: { one: '{count} game', other: '{count} games' },
  // Below it. {gain} is “Normal”, {tier} the first of the top tiers and {points} such as “100 LP”.
  divisionsNote:
    'The estimate of our calculators for a booster at normal gains, losses included. {tier} and up: per {points}.',
} as const
