export default {
  // Title of the browser tab, after the shop’s name and a colon: what is sold, in the words that people search for.
  title: 'LoL, Valorant, TFT and Wild Rift boosting',
  // The largest heading of the site: what is sold, in at most 45 letters.
  headline: 'Boosting for LoL, Valorant, TFT and Wild Rift',
  // Under the headline, two short sentences.
  lead: 'A booster plays your ranked games up to the rank you choose, or plays along with you. See the price and time right away, and get back what isn’t played.',
  // Shown by search engines, up to 155 characters.
  description:
    'LoL boost, Valorant rank boost, TFT and Wild Rift: set your target, see the price and time right away, and follow every game. No account needed.',

  // Main button; opens the calculator that was open last, or scrolls to the games and their prices. Up to 20 characters.
  setClimb: 'See your price',
  // Link beside it; scrolls to the four steps of an order. Up to 22 characters.
  howLink: 'How it works',
  // Small, under a game’s name in the drawing: its lowest price. The second is for phones, up to 18 characters.
  from: 'from {price} per division',
  fromShort: 'from {price}',

  // Heading above the four games with their prices.
  games: 'Pick your mountain',
  // Small note beside that heading.
  gamesNote: 'Starting prices, EU servers',
  // Rows under a game, each with a price at its end. Up to 26 characters.
  elo: 'Elo boost, per division',
  duo: 'Duo boost, per division',
  placement: 'Placements, per game',
  win: 'Win boost, per net win',
  // The same rows on a phone. Up to 16 characters.
  eloShort: 'Elo, division',
  duoShort: 'Duo, division',
  placementShort: 'Placement, game',
  winShort: '{names.netWin}',

  // The four steps of an order under a drawing: titles, up to 28 characters, and their texts.
  'how.set': 'Set your climb',
  'how.hand': 'Hand over your login safely',
  'how.watch': 'Watch every game',
  'how.check': 'Check the result',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check': 'Confirm it, or tell us what’s wrong. Once the order closes, your login is deleted.',
  // Small signs above the steps, each a caption and a few bold words: the login in its vault, which no one has opened; games so far; the check of the result. Up to 24 characters each.
  signVault: '{names.loginVault}',
  signSealed: 'Sealed, no views yet',
  signSoFar: 'So far',
  signScore: '{won} won, {lost} lost',
  signCheck: 'Your check, {figures.check}',
  signReached: '{rank} reached',

  // Heading above three live figures, and a note beside it with the number of orders that they are measured from.
  rightNow: 'Right now',
  counted: {
    one: 'Measured, not estimated: {count} order completed in the last month',
    other: 'Measured, not estimated: {count} orders completed in the last month',
  },
  // Under a large number that the page shows live: how many boosters are online. Without the number itself.
  onlineNow: { one: 'booster online', other: 'boosters online' },
  // Ends of the time line under a plot of the last day. Up to 16 characters.
  dayAgo: 'A day ago',
  now: 'Now',
  // Under the large number instead, while it is small: the most in the last day. Without the number itself.
  onlineMost: 'boosters online at the busiest time of the last day',
  // A large figure: minutes. Up to 10 characters.
  minutes: '{count} min',
  // Under that figure: what the minutes measure. Then a note at a mark in the middle of the bars, up to 22 characters.
  medianStart: 'median time until a booster starts',
  halfSooner: 'Half start sooner',
  // At the end of the time line under the bars, which is that long.
  refundOffered: '{figures.start}: refund offered',
  // A large figure, such as “201 of 214”, and the words under it.
  someOfAll: '{some} of {all}',
  onTime: 'orders finished within the promised days',
  // Under a plot of small squares.
  squares: 'One square per order. Outlined: late.',

  // Heading above the newest finished orders, and a note beside it.
  climbs: 'Just reached the top',
  climbsNote: 'The latest orders, late ones included',
  // Heading above two reviews, and a note beside it.
  reviews: 'What customers say',
  reviewsNote: 'Only completed orders can be reviewed',

  // Heading, text and button beside three coaches.
  learn: 'Or learn to climb yourself',
  learnText:
    'Book up to {figures.mostHours} hours with a booster who plays your game at Diamond or higher. No boost and no login: you play, they explain.',
  chooseCoach: 'Choose a coach',
  // Small, after a price.
  anHour: 'an hour',
  // The raffles that run now; a card says until when.
  raffles: 'Raffles, free to enter',
  allRaffles: 'All raffles',
  raffleCloses: 'Closes {time}',

  // Heading beside questions that unfold, and a line under it. The marked part is a link; {from} and {to} are times of day, {zone} the name of the time zone.
  questionsTitle: 'Questions, answered plainly',
  stillUnsure: 'Still unsure? <write>Write to us</write>. We answer every day from {from} to {to} ({zone}).',
  'question.penalty': 'Can my account be penalized for this?',
  'answer.penalty': 'Yes, it can. {checkout.riskText} You confirm that you’ve read this before you pay.',
  'question.account': 'Do I have to register?',
  'answer.account':
    'No. As a guest, all you need is an e-mail address. With an account and a password you can sign in on any device and find all your orders there.',
  'question.who': 'Who plays, and can I play along?',
  'answer.who':
    'A booster we’ve approved for your game, your server and your target rank. The order page shows their name and every game they play. In a duo you play every game yourself, together with the booster, and no one needs your login.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'What if it takes longer?',
  'answer.time':
    'You see a range of days before you pay. If the order takes longer, the price stays the same, and our team can cancel it and refund the part still to be played.',
  'question.pay': 'Which payment methods can I use?',
  // {methods} is a list of ways to pay, such as “Visa, Mastercard, Your balance”.
  'answer.pay':
    'You can pay with: {methods}. Card payments happen on our payment provider’s page, so we never see your card number.',
} as const
