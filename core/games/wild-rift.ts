import type { Game } from './game.ts'

/** Wild Rift. It has no placement games, so the service plays the first ranked games of the season. */
export const wildRift: Game = {
  id: 'wild-rift',
  season: { name: '2026', since: '2026-01-15' },
  points: 'marks',
  openPoints: 'points',
  numerals: 'roman',
  tiers: [
    { id: 'iron', divisions: [4, 3, 2, 1], points: 2 },
    { id: 'bronze', divisions: [4, 3, 2, 1], points: 3 },
    { id: 'silver', divisions: [4, 3, 2, 1], points: 3 },
    { id: 'gold', divisions: [4, 3, 2, 1], points: 4 },
    { id: 'platinum', divisions: [4, 3, 2, 1], points: 4 },
    { id: 'emerald', divisions: [4, 3, 2, 1], points: 5 },
    { id: 'diamond', divisions: [4, 3, 2, 1], points: 5 },
    { id: 'master', divisions: [], points: 0, opensAt: 0 },
    { id: 'grandmaster', divisions: [], points: 0, opensAt: 200 },
    { id: 'challenger', divisions: [], points: 0, opensAt: 400 },
    { id: 'sovereign', divisions: [], points: 0, opensAt: 800 },
  ],
  // A win brings a mark, or two with the bonus for a winning streak; a loss costs one, unless a shield absorbs it.
  moves: {
    won: { least: 1, usual: 2, most: 3 },
    lost: { least: 0, usual: 1, most: 2 },
    drawn: null,
    open: { won: { least: 1, usual: 40, most: 80 }, lost: { least: 0, usual: 40, most: 80 }, drawn: null },
    promotedTo: 0,
    demotedTo: 0.5,
  },
  // Our estimate: games are about half as long as on the computer.
  shortestGame: { minutes: 8, since: '2026-11-26' },
  servers: ['eu', 'na', 'br', 'latam', 'sea', 'me'],
  queues: ['ranked', 'legendary'],
  queueRules: { legendary: { party: 'solo', from: 'diamond' } },
  platforms: ['android', 'ios'],
  placementGames: 10,
  placementKind: 'season',
  roles: ['baron', 'jungle', 'mid', 'dragon', 'support'],
  characters: 'champions',
}
