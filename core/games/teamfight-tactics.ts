import type { Game } from './game.ts'

const won = { least: 1, usual: 60, most: 100 }
const lost = { least: 0, usual: 60, most: 100 }

/** Teamfight Tactics. The Ranked queue is for one player only; to play along, customers use Double Up. */
export const teamfightTactics: Game = {
  id: 'teamfight-tactics',
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
  // A game has eight places: the first brings about 40 to 55 LP, the fourth a few.
  moves: { won, lost, drawn: null, open: { won, lost, drawn: null }, promotedTo: 0, demotedTo: 0.25 },
  // Our estimate: an early exit in the placements that lose points.
  shortestGame: { minutes: 12, since: '2026-11-26' },
  servers: ['euw', 'eune', 'na', 'br', 'lan', 'las', 'oce', 'tr', 'ru', 'jp', 'me', 'sea', 'tw', 'vn'],
  queues: ['ranked', 'double-up'],
  queueRules: { ranked: { party: 'solo' } },
  platforms: [],
  placementGames: 5,
  placementKind: 'placement',
  roles: [],
  characters: null,
}
