import type { Game } from './game.ts'

const won = { least: 5, usual: 50, most: 80 }
const lost = { least: 0, usual: 35, most: 60 }
// Overtime can end in a draw by vote. "Players might gain rank off a draw but will never lose rank": Riot, patch 1.03.
const drawn = { least: 0, usual: 20, most: 40 }

/** Valorant. From Immortal on, RR has no upper limit; its thresholds differ by region, these are Europe's. */
export const valorant: Game = {
  id: 'valorant',
  season: { name: '2026', since: '2026-01-07' },
  points: 'RR',
  openPoints: 'RR',
  numerals: 'arabic',
  tiers: [
    { id: 'iron', divisions: [1, 2, 3], points: 100 },
    { id: 'bronze', divisions: [1, 2, 3], points: 100 },
    { id: 'silver', divisions: [1, 2, 3], points: 100 },
    { id: 'gold', divisions: [1, 2, 3], points: 100 },
    { id: 'platinum', divisions: [1, 2, 3], points: 100 },
    { id: 'diamond', divisions: [1, 2, 3], points: 100 },
    { id: 'ascendant', divisions: [1, 2, 3], points: 100 },
    {
      id: 'immortal',
      divisions: [],
      points: 0,
      opensAt: 0,
      openDivisions: [
        { division: 1, opensAt: 0 },
        { division: 2, opensAt: 100 },
        { division: 3, opensAt: 200 },
      ],
    },
    { id: 'radiant', divisions: [], points: 0, opensAt: 550 },
  ],
  // A promotion starts at 10 RR or more. A loss at 0 RR drops to 70 RR or more; a loss above 0 RR stops at 0 first.
  moves: { won, lost, drawn, open: { won, lost, drawn }, promotedTo: 10, demotedTo: 0.7 },
  // Our estimate: a side that loses most rounds surrenders at half time.
  shortestGame: { minutes: 12, since: '2026-11-26' },
  servers: ['eu', 'na', 'br', 'latam', 'ap'],
  queues: ['competitive'],
  queueRules: {},
  platforms: [],
  placementGames: 5,
  placementKind: 'placement',
  roles: ['duelist', 'initiator', 'controller', 'sentinel'],
  characters: 'agents',
}
