export default {
  // Title of the browser tab, after the shop’s name and a colon.
  title: 'A rank is an altitude',
  // The largest heading of the site, two short sentences.
  headline: 'A rank is an altitude. Name yours.',
  // Under the headline. The route is the drawing on which start and target are set.
  lead: 'Set a start and a target on the route. See the price and time right away, then pay and follow every game of the climb.',
  // Shown by search engines, up to 155 characters.
  description:
    'Set a start and a target, see the price and time right away, and follow every game of your climb. As a guest, all you need is an e-mail address.',

  // Main button; scrolls to the games and their prices. Up to 20 characters.
  setClimb: '{game.setClimb}',
  // Link beside it; scrolls to the four steps of an order. Up to 22 characters.
  howLink: '{service.howTitle}',
  // Small, under a game’s name in the drawing: its lowest price.
  from: '{game.from.elo-boost}',

  // Heading above the four games with their prices.
  games: 'Pick your mountain',
  // Small note beside that heading.
  gamesNote: 'Starting prices, EU servers',
  // Rows under a game, each with a price at its end. Up to 26 characters.
  elo: 'Elo boost, per division',
  duo: 'Duo boost, per division',
  placement: 'Placements, per game',
  win: 'Win boost, per net win',
} as const
