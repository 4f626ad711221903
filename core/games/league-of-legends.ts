import type { Game } from './game.ts'

const won = { least: 5, usual: 40, most: 80 }
const lost = { least: 0, usual: 35, most: 80 }

/** League of Legends. No Korean server: boosting is a criminal offense there. */
export const leagueOfLegends: Game = {
  id: 'league-of-legends',
  season: { name: '2026', since: '2026-01-08' },
  points: 'LP',
  openPoints: 'LP',
  numerals: 'roman',
  tiers: [
    { id: 'iron', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'bronze', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'silver', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'gold', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'platinum', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'emerald', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'diamond', divisions: [4, 3, 2, 1], points: 100 },
    { id: 'master', divisions: [], points: 0, opensAt: 0 },
    { id: 'grandmaster', divisions: [], points: 0, opensAt: 400 },
    { id: 'challenger', divisions: [], points: 0, opensAt: 800 },
  ],
  // Wins usually bring 15 to 30 LP, up to 40 for a new account or one far below its level. LP above 100 carry over. A
  // loss at 0 LP stays there or drops to 75, 50 or 25.
  moves: { won, lost, drawn: null, open: { won, lost, drawn: null }, promotedTo: 0, demotedTo: 0.25 },
  // Our estimate: a team can first surrender at 15 minutes.
  shortestGame: { minutes: 15, since: '2026-11-26' },
  servers: ['euw', 'eune', 'na', 'br', 'lan', 'las', 'oce', 'tr', 'ru', 'jp', 'me', 'sea', 'tw', 'vn'],
  queues: ['solo-duo', 'flex'],
  queueRules: {},
  platforms: [],
  placementGames: 5,
  placementKind: 'placement',
  roles: ['top', 'jungle', 'mid', 'bot', 'support'],
  characters: 'champions',
}
