import type { Game, TierId } from '#core/games/game.ts'
import type { Camp } from '#core/games/ladder.ts'
import type { Direction } from '../direction.ts'

/** All text that a route shows or announces; the drawing has none of its own. */
export type RouteLabels = {
  /** 'Silver' */
  tierName: (tier: TierId) => string
  /** 'Silver II', on the tags and as the sliders' spoken value */
  rankName: (camp: Camp) => string
  /** The numeral under a camp: 'II', '2' */
  division: (camp: Camp) => string
  /** 'Iron and Bronze', 'Emerald to Challenger': the folded ends of the phone's route, lowest and highest tier */
  tierRange: (low: TierId, high: TierId) => string
  /** 'Start' and 'Target', above the rank on a tag */
  start: string
  target: string
  /** Beside the rank on the start's tag: '41–60 LP' */
  points?: string
  targetPoints?: string
  /** '6 divisions, about 550 LP' under the bracket */
  distance: string
  /** Names of the two sliders for screen readers */
  sliderStart: string
  sliderTarget: string
}

export type RouteProps = {
  game: Game
  start: Camp
  /** null where only one rank is needed (win and placement boosts); then there is one handle. */
  target: Camp | null
  /** Receives both ends at each change; `target` stays null where it was null. */
  onChange: (start: Camp, target: Camp | null) => void
  dir: Direction
  labels: RouteLabels
  /** The minimum number of camps between the two, 1 by default; two ends can share an open tier. */
  gap?: number
  /** Part (0 to 1) of the distance to the next camp, for points in an open tier. */
  startAhead?: number
  targetAhead?: number
  /**
   * Where only the target moves: the camps that it can reach, and how far the drawing shows the climb even if the
   * target is lower.
   */
  fixed?: { least: number; most: number; upTo: number }
  /** Dots above a single rank: net wins are filled, placement games hollow. */
  dots?: { count: number; kind: 'win' | 'game' }
}
