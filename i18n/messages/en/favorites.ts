export default {
  // Page “Favorites” (its title is shell.favorites): <meta name="description">.
  description: 'The boosters you’ve saved as favorites.',

  // Name of a button with a heart, read by screen readers: before and after it is pressed.
  add: 'Add {booster} to favorites',
  remove: 'Remove {booster} from favorites',

  // In place of an empty list: a heading, a sentence, and a button.
  none: 'No favorites yet',
  noneText: 'Press the heart next to a booster’s name, and they appear here.',
  browse: 'See all boosters',
} as const
