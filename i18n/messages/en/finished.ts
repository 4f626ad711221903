export default {
  // Whether an order was finished within the promised days: a word beside an icon, at the end of a row. Up to 20 characters.
  onTime: 'On time',
  late: { one: '{count} day late', other: '{count} days late' },
  // How long an order took, such as “3 days, promised 2 to 4 days”. {days} and {promised} are whole phrases.
  took: '{days}, promised {promised}',
  // Games of a finished order, such as “26 won, 9 lost”.
  wonLost: 'won {won}, lost {lost}',
  wonLostDrawn: 'won {won}, lost {lost}, drawn {drawn}',
  // Who played an order, after the name of the server: “EU West, played by kestrel”.
  playedBy: '{server}, played by {booster}',
  // Stars of a review, such as “4 of 5”; also read by screen readers in place of five small mountains.
  stars: '{stars} of {most}',
  // Before a booster’s reply to a review.
  replied: '{booster} replied:',
  // Small badge beside made-up content of a demo shop. Up to 14 characters.
  demo: '{names.demoData}',
  // Name of the booster’s page in a link. Read by screen readers.
  profileOf: 'Profile of {booster}',

  // Name of an author who ordered as a guest.
  guest: '{names.guest}',

  // What a customer rates, before five lozenges or a mean. Up to 18 characters.
  'rated.overall': 'Overall',
  'rated.skill': 'Skill',
  'rated.speed': 'Speed',
  'rated.communication': 'Communication',

  // The mean rating of a booster or of a game’s orders, such as “4.8 of 5 in 26 reviews”.
  rated: { one: '{stars} in {count} review', other: '{stars} in {count} reviews' },
} as const
