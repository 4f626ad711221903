import type { Game } from '#core/games/game.ts'
import type { Camp } from '#core/games/ladder.ts'
import type { Direction } from '../direction.ts'
import type { RouteLabels } from '../route/route-props.ts'

/** All text of the drawing; each part is left out where it is null. */
export type ChangeLabels = Pick<RouteLabels, 'tierName' | 'rankName' | 'division' | 'tierRange'> & {
  /** 'Now, Sun 17:52' and 'Gold III, 62 LP' */
  nowTitle: string
  nowRank: string
  /** 'Started Sat, Nov 21' */
  started: string
  /** 'Paid up to' and 'Platinum IV', beside the flag */
  paidTitle: string
  paidRank: string
  /** 'New target', above the rank on the tag */
  target: string
  targetPoints?: string
  /** '138 LP to go, paid' and '2 divisions more' under the brackets */
  ahead: string
  added: string | null
  /** The slider's name for screen readers */
  sliderTarget: string
  /** What a camp as the target adds or takes off, '+€22'; null where it can't be picked. */
  adds: (camp: Camp) => string | null
}

export type ChangeRouteProps = {
  game: Game
  dir: Direction
  /** Places on the ladder: a camp, and the part of the way to the next one (9.62). */
  start: number
  now: number
  paid: number
  target: Camp
  targetAhead: number
  /** The camps that can be picked, lowest and highest. */
  reach: readonly [least: number, most: number]
  /** The highest camp that the booster plays to; null without one. */
  ceiling: number | null
  labels: ChangeLabels
  onChange: (target: Camp) => void
}

/** The stretches of the climb: what is done, what stays of the paid way ahead, and what the change adds or takes off. */
export type Stretches = {
  now: number
  /** Where the paid way that stays ends. */
  kept: number
  changed: { from: number; to: number; less: boolean } | null
}

export function stretchesOf({ now, paid }: { now: number; paid: number }, target: number): Stretches {
  if (Math.abs(target - paid) < 0.01) return { now, kept: Math.max(now, paid), changed: null }
  const less = target < paid
  const [from, to] = less ? [target, paid] : [paid, target]
  return { now, kept: Math.max(now, from), changed: { from: Math.max(now, from), to, less } }
}
