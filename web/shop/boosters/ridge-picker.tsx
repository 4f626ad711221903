import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { games } from '#core/games/games.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import {
  layPeaks,
  narrowFrame,
  nearestPeak,
  type PeaksFrame,
  summitAlong,
  wideFrame,
} from '#web/kit/drawing/peaks/peaks-geometry.ts'
import { ClimbEnds, useTook } from '#web/parts/finished/climb-ends.tsx'
import type { FinishedClimb } from '#web/parts/finished/finished-types.ts'
import { lastOnPhone } from './ridge-frames.ts'
import { useMonths } from './use-months.ts'

type Props = { climbs: readonly FinishedClimb[]; label: string }

/** Over each drawing: a pointer or the arrow keys select a mountain, whose sign says what it was. */
export function RidgePickers({ climbs, label }: Props) {
  return (
    <>
      <div className="hidden md:block">
        <Picker climbs={climbs} label={label} frame={wideFrame} />
      </div>
      <div className="md:hidden">
        <Picker climbs={climbs.slice(-lastOnPhone)} label={label} frame={narrowFrame} />
      </div>
    </>
  )
}

function Picker({ climbs, label, frame }: Props & { frame: PeaksFrame }) {
  const { t, dir } = useApp()
  const words = useSignWords()
  const keys = useId()
  const [picked, pick] = useState<number | null>(null)
  const count = climbs.length
  const at = picked ?? count - 1
  const shown = climbs[at]
  if (!shown) return null
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const part = (clientX - box.left) / box.width
    pick(nearestPeak((dir === 'rtl' ? 1 - part : part) * frame.width, count, frame))
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, dir, at, count)
    if (step === null) return
    event.preventDefault()
    pick(step)
  }
  return (
    <div
      className="peak-picker"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={keys}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={words(shown)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && pick(null)}
      onFocus={() => pick((now) => now ?? count - 1)}
      onBlur={() => pick(null)}
      onKeyDown={press}
    >
      <span id={keys} hidden>
        {t('profile.ridgeKeys')}
      </span>
      {picked !== null && <Sign climbs={climbs} at={at} frame={frame} />}
    </div>
  )
}

function stepOf(key: string, dir: 'ltr' | 'rtl', at: number, count: number): number | null {
  const [back, on] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === back || key === 'ArrowDown') return Math.max(0, at - 1)
  if (key === on || key === 'ArrowUp') return Math.min(count - 1, at + 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

type SignProps = { climbs: readonly FinishedClimb[]; at: number; frame: PeaksFrame }

function Sign({ climbs, at, frame }: SignProps) {
  const took = useTook()
  const months = useMonths()
  const { t } = useApp()
  const climb = climbs[at] as FinishedClimb
  const peaks = climbs.map(({ game, start, target }) => ({ game: games[game], start, target }))
  const summit = layPeaks(peaks, frame).peaks[at]?.summit[1] ?? 0
  const part = summitAlong(at, climbs.length, frame) / frame.width
  const along = `${(part * 100).toFixed(2)}%`
  const top = `${((summit / frame.height) * 100).toFixed(2)}%`
  // The sign keeps to the page's edges.
  const side = part > 0.5 ? { insetInlineEnd: `max(8px, calc(${100 - part * 100}% - 140px))` } : undefined
  const start = part > 0.5 ? undefined : { insetInlineStart: `max(8px, calc(${along} - 140px))` }
  return (
    <>
      <span className="peak-line" style={{ insetInlineStart: along, top: 0, height: top }} />
      <span className="peak-ring" style={{ insetInlineStart: along, top }} />
      <span className="peak-sign" style={{ ...side, ...start }}>
        <Emblem game={games[climb.game]} tier={climb.target.tier} size={28} />
        <span>
          <span className="type-caption block text-ink-3">
            {listed(t, months.long(climb.finished_at), took(climb))}
          </span>
          <span className="type-sign">
            <ClimbEnds climb={climb} />
          </span>
        </span>
      </span>
    </>
  )
}

/** The sign in one sentence, for screen readers. */
function useSignWords(): (climb: FinishedClimb) => string {
  const { t } = useApp()
  const took = useTook()
  const months = useMonths()
  return (climb) => {
    const game = games[climb.game]
    const [start, target] = [rankName(t, game, climb.start), rankName(t, game, climb.target)]
    return listed(t, t('games.climb', { start, target }), months.long(climb.finished_at), took(climb))
  }
}
