import { useEffect, useMemo, useState } from 'react'
import { camps } from '#core/games/ladder.ts'
import { campsOf, type Lens } from '../lens.ts'
import type { RouteProps } from './route-props.ts'
import { useGlide } from './use-glide.ts'

export type RouteEnd = 'start' | 'target'

/** How long the lens waits after a change before it settles on the new climb. */
const settleAfter = 200

/**
 * What both forms of the route share: the places of the ends, what moves them, and a lens that stays still during a
 * drag.
 */
export function useRoute({
  game,
  start,
  target,
  onChange,
  gap = 1,
  startAhead = 0,
  targetAhead = 0,
  fixed,
}: Omit<RouteProps, 'dir' | 'labels'>) {
  const all = useMemo(() => camps(game), [game])
  const [drag, setDrag] = useState<{ end: RouteEnd; at: number } | null>(null)
  const last = all.length - 1
  const [low, high] = [start.index, target?.index ?? start.index]
  // A form can put the target below the start: the form refuses that in words, and the drawing shows no climb.
  const upward = low <= high
  const settled = useSettled(Math.min(low, high), Math.max(low, high, fixed?.upTo ?? 0), drag !== null)

  // Two ends in one open tier, without points yet, are still drawn apart.
  const least = target && high === low ? low + startAhead + 0.3 : 0
  const startAt = drag?.end === 'start' ? drag.at : low + startAhead
  const targetAt = drag?.end === 'target' ? drag.at : Math.max(high + targetAhead, least)
  const [fromAt = 0, toAt = 0, lensStart = 0, lensTarget = 0] = useGlide(
    [startAt, targetAt, settled.start, settled.target],
    drag !== null,
  )

  const limits = (end: RouteEnd): [number, number] => {
    if (!target) return [0, last]
    if (fixed) return [fixed.least, fixed.most]
    if (end === 'start') return [0, isOpen(high) ? high : high - gap]
    return [isOpen(low) ? low : low + gap, last]
  }
  const isOpen = (camp: number) => all[camp]?.division === null

  const move = (end: RouteEnd, wanted: number) => {
    const [least, most] = limits(end)
    const camp = all[Math.min(most, Math.max(least, Math.round(wanted)))]
    if (!camp || camp.index === (end === 'start' ? low : high)) return
    if (end === 'start') onChange(camp, target)
    else onChange(start, camp)
  }

  const lower = Math.min(fromAt, toAt)
  return {
    camps: all,
    /** Places on the trail, gliding: of both ends, of the climb between them, and of the lens. */
    at: { start: fromAt, target: target ? toAt : fromAt },
    way: target && upward ? { start: lower, target: toAt } : { start: lower, target: lower },
    upward: target !== null && upward,
    lens: { start: lensStart, target: lensTarget } as Lens,
    settled,
    limits,
    move,
    /** Someone selected a camp on the drawing: the nearer end goes there. */
    choose: (camp: number | null) => {
      if (camp === null) return
      if (fixed) return camp < fixed.least || camp > fixed.most ? undefined : move('target', camp)
      move(target && Math.abs(camp - high) <= Math.abs(camp - low) ? 'target' : 'start', camp)
    },
    dragTo: (end: RouteEnd, place: number) => {
      const [least, most] = limits(end)
      setDrag({ end, at: Math.min(most, Math.max(least, place)) })
      move(end, place)
    },
    release: () => setDrag(null),
    /** The same division one tier up or down, or the closest that the tier has. */
    tierStep: (camp: number, by: 1 | -1): number => {
      const firsts = game.tiers.map((_, i) =>
        game.tiers.slice(0, i).reduce((sum, tier) => sum + campsOf(tier), 0),
      )
      const here = firsts.findLastIndex((first) => first <= camp)
      const next = game.tiers[here + by]
      if (!next) return by > 0 ? last : 0
      return (firsts[here + by] as number) + Math.min(camp - (firsts[here] as number), campsOf(next) - 1)
    },
  }
}

export type Route = ReturnType<typeof useRoute>

function useSettled(start: number, target: number, held: boolean): Lens {
  const [settled, setSettled] = useState<Lens>({ start, target })
  useEffect(() => {
    if (held || (settled.start === start && settled.target === target)) return
    const timer = setTimeout(() => setSettled({ start, target }), settleAfter)
    return () => clearTimeout(timer)
  }, [start, target, held, settled])
  return settled
}
