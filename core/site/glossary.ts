import { type GameId, gameIds, type ServiceId } from '#core/games/game.ts'

/** The drawings beside terms; `web/shop/glossary/drawings` draws each of them. */
export const termDrawings = [
  'bracket',
  'camp',
  'decay',
  'demotion',
  'division',
  'duo',
  'handles',
  'ladder',
  'marks',
  'mmr',
  'net-win',
  'open',
  'placement',
  'points',
  'promotion',
  'refund',
  'route',
  'time',
  'top-four',
  'vault',
  'win-rate',
] as const
export type TermDrawing = (typeof termDrawings)[number]

type TermFacts = {
  id: string
  /** The games that use it. */
  games: readonly GameId[]
  /** A word of this shop, not of the games. */
  ours?: true
  drawing?: TermDrawing
  /** The id of the term that explains more. */
  see?: string
  /** Has a price; the row names the lowest one and leads to its calculator. */
  service?: ServiceId
}

const lol = 'league-of-legends'
const tft = 'teamfight-tactics'
const val = 'valorant'
const wr = 'wild-rift'
const everywhere = gameIds

/** The terms of the glossary; its id is also its anchor. Names and explanations are in the area `terms`. */
export const glossaryTerms = [
  { id: 'act', games: [val] },
  { id: 'add-on', games: everywhere, ours: true },
  { id: 'agent', games: [val] },
  { id: 'appear-offline', games: everywhere, ours: true },
  { id: 'balance', games: everywhere, ours: true },
  { id: 'base-price', games: everywhere, ours: true, service: 'elo-boost' },
  { id: 'board', games: everywhere, ours: true },
  { id: 'bonus-win', games: everywhere, ours: true },
  { id: 'booster', games: everywhere, ours: true },
  { id: 'bracket', games: everywhere, ours: true, drawing: 'bracket' },
  { id: 'camp', games: everywhere, ours: true, drawing: 'camp' },
  { id: 'champion', games: [lol, tft, wr] },
  { id: 'claim', games: everywhere, ours: true },
  { id: 'climb', games: everywhere, ours: true, drawing: 'route' },
  { id: 'coaching', games: everywhere, ours: true },
  { id: 'coupon', games: everywhere, ours: true },
  { id: 'decay', games: [lol, tft, wr], drawing: 'decay' },
  { id: 'demotion', games: everywhere, drawing: 'demotion' },
  { id: 'demotion-shield', games: [lol, tft, val] },
  { id: 'dispute', games: everywhere, ours: true },
  { id: 'division', games: everywhere, drawing: 'division', service: 'elo-boost' },
  { id: 'double-up', games: [tft] },
  { id: 'draw', games: everywhere, ours: true, see: 'raffle' },
  { id: 'drop', games: everywhere, ours: true },
  { id: 'duo-boost', games: everywhere, ours: true, drawing: 'duo', service: 'duo-boost' },
  { id: 'duo-queue', games: everywhere },
  { id: 'elo', games: everywhere, see: 'mmr' },
  { id: 'elo-boost', games: everywhere, ours: true, service: 'elo-boost' },
  { id: 'flex-queue', games: [lol] },
  { id: 'fortitude', games: [wr] },
  { id: 'guest', games: everywhere, ours: true },
  { id: 'hidden-rating', games: everywhere, see: 'mmr' },
  { id: 'in-game-name', games: everywhere },
  { id: 'ladder', games: everywhere, drawing: 'ladder' },
  { id: 'legendary-queue', games: [wr] },
  { id: 'lobby', games: everywhere },
  { id: 'lp', games: [lol, tft], drawing: 'points' },
  { id: 'marks', games: [wr], drawing: 'marks' },
  { id: 'match-log', games: everywhere, ours: true },
  { id: 'matchmaking', games: everywhere, see: 'mmr' },
  { id: 'mmr', games: everywhere, drawing: 'mmr', see: 'points-gained' },
  { id: 'net-win', games: everywhere, ours: true, drawing: 'net-win', service: 'win-boost' },
  { id: 'open-tiers', games: everywhere, drawing: 'open' },
  { id: 'patch', games: everywhere },
  { id: 'pause', games: everywhere, ours: true },
  { id: 'placement-boost', games: everywhere, ours: true, service: 'placement-boost' },
  { id: 'placement-games', games: [lol, tft, val], drawing: 'placement' },
  { id: 'points-gained', games: everywhere, ours: true, see: 'mmr' },
  { id: 'preferences', games: everywhere, ours: true },
  { id: 'priority-start', games: everywhere, ours: true },
  { id: 'private-stream', games: everywhere, ours: true },
  { id: 'promotion', games: everywhere, drawing: 'promotion' },
  { id: 'proof', games: everywhere, ours: true },
  { id: 'queue', games: everywhere },
  { id: 'queue-dodge', games: [lol, val, wr] },
  { id: 'quote', games: everywhere, ours: true },
  { id: 'raffle', games: everywhere, ours: true, see: 'draw' },
  { id: 'raffle-ticket', games: everywhere, ours: true, see: 'raffle' },
  { id: 'randomness-beacon', games: everywhere, ours: true, see: 'seed' },
  { id: 'rank', games: everywhere, see: 'mmr' },
  { id: 'rank-limit', games: everywhere, ours: true },
  { id: 'refund', games: everywhere, ours: true, drawing: 'refund' },
  { id: 'role', games: [lol, val, wr] },
  { id: 'route', games: everywhere, ours: true, drawing: 'handles' },
  { id: 'rr', games: [val], drawing: 'points' },
  { id: 'season', games: everywhere },
  { id: 'seed', games: everywhere, ours: true, see: 'draw' },
  { id: 'server', games: everywhere },
  { id: 'share', games: everywhere, ours: true },
  { id: 'smurf', games: everywhere },
  { id: 'solo-duo', games: [lol] },
  { id: 'solo-only', games: everywhere, ours: true },
  { id: 'split', games: [lol, tft] },
  { id: 'start-target', games: everywhere, ours: true, drawing: 'handles' },
  { id: 'tier', games: everywhere, drawing: 'ladder' },
  { id: 'time-range', games: everywhere, ours: true, drawing: 'time' },
  { id: 'top-four', games: [tft], drawing: 'top-four' },
  { id: 'unranked', games: everywhere },
  { id: 'vault', games: everywhere, ours: true, drawing: 'vault' },
  { id: 'verification', games: everywhere, ours: true },
  { id: 'win-boost', games: everywhere, ours: true, service: 'win-boost' },
  { id: 'win-rate', games: everywhere, drawing: 'win-rate' },
  { id: 'win-streak', games: everywhere },
] as const satisfies readonly TermFacts[]

export type TermId = (typeof glossaryTerms)[number]['id']
