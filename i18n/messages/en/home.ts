export default {
  title: 'A rank is an altitude',
  headline: 'A rank is an altitude. Name yours.',
  lead: 'Set a start and a target on the route. See the price and the time at once. Pay, and follow each game of the climb.',
  description:
    'Set a start and a target, see the price and the time at once, and follow each game of your climb. A guest needs an e-mail only.',
  setClimb: '{game.setClimb}',
  howLink: '{service.howTitle}',
  from: '{game.from.elo-boost}',
  games: 'What you can climb today',
  gamesNote: 'Lowest price per step, EU servers',
  elo: 'Elo boost, a division',
  duo: 'Duo boost, a division',
  placement: 'Placement, a game',
  win: '{game.costWin}',
} as const
