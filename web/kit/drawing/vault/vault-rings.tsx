import './vault-rings.css'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { type Direction, mirror } from '../direction.ts'
import { dots, type Point, polyline } from '../polyline.ts'
import { layVault, type VaultFrame, vaultFrames } from './vault-geometry.ts'

export type VaultRingsProps = {
  /** Inside the innermost ring. */
  login: ReactNode
  you: ReactNode
  booster: ReactNode
  others: ReactNode
  dir: Direction
}

/** Contours close around the login; one way leads out to the booster, one to its owner, none to anyone else. */
export function VaultRings({ login, you, booster, others, dir }: VaultRingsProps) {
  return (
    <div className="vault-rings">
      {vaultFrames.map((frame) => (
        <VaultDrawing key={frame.name} frame={frame} dir={dir} />
      ))}
      <Label at="middle" className="vault-login">
        {login}
      </Label>
      <Label at="booster" className="vault-beside">
        {booster}
      </Label>
      <Label at="others" className="vault-beside">
        {others}
      </Label>
      <Label at="you" className="vault-below">
        {you}
      </Label>
    </div>
  )
}

type Place = 'middle' | 'booster' | 'others' | 'you'

/** Where a label is in both pictures; the style sheet chooses. */
function Label({ at, className, children }: { at: Place; className: string; children: ReactNode }) {
  const style: Record<string, string> = {}
  for (const frame of vaultFrames) {
    const [x, y] = frame[at]
    style[`--${frame.name}-x`] = `${((x / frame.width) * 100).toFixed(2)}%`
    style[`--${frame.name}-y`] = `${y}px`
  }
  return (
    <p className={className} style={style as CSSProperties}>
      {children}
    </p>
  )
}

function VaultDrawing({ frame, dir }: { frame: VaultFrame; dir: Direction }) {
  const id = useId()
  const { width, height } = frame
  const turn = mirror(dir, width)
  const { rings, toBooster, toOthers, toYou } = layVault(frame)
  const [cx, cy] = turn([frame.middle])[0] as Point
  const [x, y] = turn([frame.others])[0] as Point
  return (
    <svg
      className="stretch"
      data-frame={frame.name}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={frame.reach[0] * 2.1}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset="1" stopColor="var(--terrain-1)" stopOpacity="0" />
      </radialGradient>
      <path d={`${polyline(turn(rings.at(-1) ?? []))}z`} fill={`url(#${id})`} />
      {rings.toReversed().map((ring, i) => {
        const out = rings.length - 1 - i
        return (
          <path
            key={out}
            className={out === 0 ? 'vault-ring-inner' : 'vault-ring'}
            d={`${polyline(turn(ring))}z`}
            opacity={out === 0 ? undefined : (1 - out / 10).toFixed(2)}
          />
        )
      })}
      <path className="vault-way" data-to="booster" d={polyline(turn(toBooster))} />
      <path className="vault-way" data-to="you" d={polyline(turn(toYou))} />
      <path className="vault-way" data-to="others" d={polyline(turn(toOthers.slice(0, -1)))} />
      <path className="vault-end" data-to="booster" d={dots(turn([frame.booster]))} />
      <path className="vault-end" d={dots(turn([frame.you]))} />
      <path className="vault-end-heart" d={dots(turn([frame.booster, frame.you]))} />
      <path className="vault-no" d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} />
    </svg>
  )
}
