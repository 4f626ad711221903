export default {
  // Heading and title of a service page, such as “Valorant elo boost”.
  'title.elo-boost': '{game} elo boost',
  'title.duo-boost': '{game} duo boost',
  'title.placement-boost': '{game} placement boost',
  'title.win-boost': '{game} win boost',
  // A game as people search for it, in the title of a service page in place of {game} above; nowhere else.
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  // Name of the row of services above the calculator, read by screen readers only.
  tabs: '{names.services}',

  // Labels of the calculator: the rank now and the rank to be reached, also beside the drawing. Up to 16 characters.
  start: '{names.start}',
  target: '{names.target}',
  // Labels of fields beside the start and the target.
  'currentPoints.LP': 'Current LP',
  'currentPoints.RR': 'Current RR',
  'currentPoints.marks': 'Current marks',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'Target LP',
  'targetPoints.RR': 'Target RR',
  'targetPoints.points': 'Target points',
  // Under a field with too few points for its tier, such as “Grandmaster starts at 200 LP.”
  opensAt: '{tier} starts at {points}.',
  // Labels: the player’s rank now, or at the end of the last season. Up to 24 characters.
  rank: 'Current rank',
  lastRank: 'Last season’s rank',
  // Under “Unranked” in the drawing, small: the tier whose price applies.
  pricedAs: 'priced as {tier}',

  // Label above a number with − and + buttons: how many of these to order.
  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'First ranked games of the season',
  // Under that number.
  'countHint.win': 'Lost games are won back at no extra cost.',
  'countHint.placement': 'Every game counts, won or lost.',
  'countHint.season':
    'This game has no placements, so the order is for your first ranked games of the season.',
  // Names of the − and + buttons, read by screen readers.
  fewer: 'One fewer',
  more: 'One more',

  // Label above two options: the booster plays on the customer’s account, or both play together. Options up to 16 characters.
  who: 'Who plays',
  'who.solo': 'Booster alone',
  'who.duo': 'Together (duo)',

  // Names of menus beside the start and the target, read by screen readers.
  division: '{names.division}',
  tier: '{names.tier}',
  // Label above the options Low, Normal and High.
  'pointsPerWin.LP': 'LP gained per win',
  'pointsPerWin.RR': 'RR gained per win',
  'pointsPerWin.marks': 'Marks gained per win',
  // Labels of fields.
  server: '{names.server}',
  queue: '{names.queue}',
  // Why a queue can’t be chosen: it is open from a tier up, or only to players who queue alone.
  queueFrom: '{queue} opens at {tier}.',
  queueAlone: '{queue} is for solo players only.',
  // Label of the choice between Android and iOS.
  platform: 'Platform',
  // Label and hint of a field: the customer’s free hours, in their own words.
  freeHours: 'When you can play',
  freeHoursHint: 'For example: weekdays, 7 to 11 pm',

  // Heading above the add-ons, and a note beside it: what the percentages of the add-ons refer to.
  addons: '{names.addOns}',
  percentOfBase: 'As a percentage of the base price, {price}',
  // Why an add-on can’t be chosen in a duo order.
  notWithDuo: 'Not available when you play along',

  // Why this order can’t be placed, under the field or on the button. The first one is fixed by the specification.
  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'These choices can’t be combined. Change one of them.',

  // Label above the roles that can be chosen.
  wishRoles: 'Roles, up to {figures.mostRoles}',
  // Label of the search field for champions or agents.
  'characters.champions': 'Champions, up to {figures.mostCharacters}',
  'characters.agents': 'Agents, up to {figures.mostCharacters}',
  // Inside the empty search field, up to 20 characters.
  'charactersFind.champions': 'Find a champion',
  'charactersFind.agents': 'Find an agent',
  // Under the search field.
  'charactersHint.champions': 'Choose at least one role or champion. Adding more doesn’t change the price.',
  'charactersHint.agents': 'Choose at least one role or agent. Adding more doesn’t change the price.',
  // In place of search results.
  'charactersNone.champions': 'No champion found with that name.',
  'charactersNone.agents': 'No agent found with that name.',
  // Above the search results, once no more can be chosen.
  charactersFull: 'You’ve chosen {figures.mostCharacters}, the maximum. Remove one to choose another.',
  // Name of the cross on a chosen champion or agent.
  characterRemove: 'Remove {name}',
  // {names} is a list of champions or agents.
  charactersGone: 'No longer available: {names}. Choose again.',

  'wishMissing.champions': 'Choose at least one role or champion.',
  'wishMissing.agents': 'Choose at least one role or agent.',
  // Number of search results, read by screen readers.
  charactersFound: { one: '{count} found', other: '{count} found' },

  // Names of the handles of the drawing, read by screen readers: the rank to start from, the rank to reach, the only rank.
  sliderStart: 'Start rank',
  sliderTarget: 'Target rank',
  sliderRank: '{names.rank}',
  // On the drawing between start and target: how far it is. {points} is such as “400 LP” or “9 marks”.
  distance: { one: '{count} division, about {points}', other: '{count} divisions, about {points}' },
  distancePoints: 'about {points}',
  // On the drawing, where several tiers share one sign: two neighbors, or the lowest and the highest of more.
  tierPair: '{low} and {high}',
  tierSpan: '{low} to {high}',

  // Name of the box with the price, read by screen readers.
  yourQuote: '{names.yourQuote}',
  // Small, beside the price; {time} is a time of day.
  lockedUntil: 'Locked until {time}',

  linkEnded: 'The price in this link has expired. You’re seeing the current price.',
  // Link that unfolds one of the two texts below it.
  whyPrice: 'Why this price?',
  'whyPriceText.climb':
    'Each division has its own price. Your points, gain per win, server and queue raise or lower it by the percentages shown; add-ons are a percentage of the base price. We recalculate every line before you pay.',
  'whyPriceText.count':
    'Each game has a price that depends on your rank. Server and queue raise or lower it by the percentages shown; add-ons are a percentage of the base price. We recalculate every line before you pay.',
  // Left end of a time line whose right end says “12 days”. Up to 10 characters.
  today: 'Today',
  // Name of a button with an icon, and the message after it was pressed.
  share: 'Copy link to this quote',
  shared: 'Link copied. This quote is locked for {figures.seal}.',
  // Main button, and the same button in a narrow bar on phones. Up to 24 and 12 characters.
  continue: 'Continue to payment',
  continueShort: 'Continue',
  // Small, under the main button.
  noAccount: 'No account needed, just an e-mail address.',

  // Promises under the main button, each beside an icon, without a period. Up to 50 characters.
  promiseRefund: 'Full refund until a booster starts',
  promiseStart: 'Refund offered if no booster starts within {figures.start}',
  promiseVault: 'Encrypted password, and you see every view',
  promiseDuo: 'You do the playing, no password needed',

  // Title of the dialog that asks for an e-mail address.
  guestTitle: 'Your e-mail for this order',
  // Name of the cross that closes a dialog.

  // Heading above the four steps of an order, and each step’s title and text. Titles up to 28 characters.
  howTitle: 'How it works',
  'how.set': 'Set your climb',
  'how.setText': 'Choose your start, target and add-ons. The price is locked and itemized.',
  'how.hand': 'Hand over your login safely',
  'how.handText': 'Store your login in the vault, or play along and keep it to yourself.',
  'how.watch': 'Watch every game',
  'how.watchText': 'Wins and losses appear on your route, along with an updated finish estimate.',
  'how.check': 'Check the result',
  'how.checkText': 'You have {figures.check} to check and confirm the result. Then your login is deleted.',
  // The steps of a duo order that differ.
  'howDuo.hand': 'Meet your booster',
  'howDuo.handText':
    'Share your in-game name and the hours you can play. No one else signs in to your account.',
  'howDuo.checkText': 'You have {figures.check} to check and confirm the result.',
  // The heading and the steps that differ where a number of games or wins is ordered.
  'howCount.title': 'How it works',
  'howCount.set': 'Set up your order',
  'howCount.setText':
    'Choose your rank, how many games or wins, and add-ons. The price is locked and itemized.',
  'howCount.watchText': 'Every win and loss is recorded, along with an updated finish estimate.',

  // Heading above questions that unfold, and the questions with their answers.
  questionsTitle: 'Questions, answered plainly',
  'question.stops': 'What happens if the booster stops partway through?',
  'answer.stops':
    'We offer the order again, and another booster takes over. Each booster is paid for the part they played. If you’d rather stop there, our team can cancel the order and refund the rest.',
  'question.login': 'How is my login kept safe?',
  'answer.login':
    'It’s encrypted with its own key. Only the booster on your order can open it, only while boosting, and you see each time they do. It’s deleted when the order closes, and you can replace or delete it yourself any time before that.',
  'question.refund': 'When can I get a refund?',
  'answer.refund':
    'Until a booster starts, you get a full refund. After that, you’re refunded for the part still to be played, based on the recorded games. The order page always shows the amount, so you know it before you ask.',
  'question.time': 'How reliable is the time range?',
  'answer.time':
    'It’s calculated from your points, your gain per win and how many games a day boosters play. It’s saved with your order, and the order page compares it with actual progress.',

  // Short messages after the other end of the route moved along.
  'followed.target': 'Target moved up to {rank}.',
  'followed.start': 'Start moved down to {rank}.',
  // Button under a target that can’t be ordered; it sets the nearest one that can.
  setTarget: 'Set target to {target}',
  // Button that unfolds the rest of the add-ons on a phone.
  moreAddons: { one: 'Show {count} more', other: 'Show {count} more' },
  // Where a browser runs no JavaScript.
  noScript: 'You need JavaScript to order. Turn it on in your browser to continue.',
} as const
