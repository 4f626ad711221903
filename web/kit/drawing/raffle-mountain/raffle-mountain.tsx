import './raffle-mountain.css'
import { type CSSProperties, useId } from 'react'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import {
  fullSpread,
  layRaffle,
  type RaffleFrame,
  raffleFrames,
  spreadFor,
  ticketsPerDot,
} from './raffle-geometry.ts'

export type RaffleMountainProps = {
  dir: Direction
  /** The highest number given out, and how many of the newest ones are of today. */
  last: number
  today?: number
  /** The numbers that won, and the reader's own. */
  won?: readonly number[]
  own?: number | null
  /** It takes no more tickets, so that those it has fill the mountain. */
  isFull?: boolean
  frame?: Name
  className?: string
}

type Name = keyof typeof raffleFrames

/** How many tickets a dot stands for; on a phone, fewer dots have room. */
export const dotOf = (last: number, name: Name) => ticketsPerDot(last, laid(name, 1).places.length)

const known = new Map<string, ReturnType<typeof layRaffle>>()
function laid(name: Name, spread: number) {
  const key = `${name} ${spread}`
  const found = known.get(key) ?? layRaffle(raffleFrames[name], spread)
  known.set(key, found)
  return found
}

/** A mountain whose dots are the tickets of a raffle, filled from its foot; decorative. */
export function RaffleMountain({ frame, className = '', ...rest }: RaffleMountainProps) {
  const names = frame ? [frame] : (['wide', 'phone'] as const)
  return (
    <div className={`raffle-mountain ${className}`} aria-hidden="true">
      {names.map((name) => (
        <Mountain key={name} name={name} {...rest} />
      ))}
    </div>
  )
}

function Mountain({
  name,
  dir,
  last,
  today = 0,
  won = [],
  own,
  isFull = false,
}: Omit<RaffleMountainProps, 'frame' | 'className'> & { name: Name }) {
  const id = useId()
  const { width, height, summit }: RaffleFrame = raffleFrames[name]
  const roomOf = (spread: number) => laid(name, spread).places.length
  const per = dotOf(last, name)
  const filled = Math.ceil(last / per)
  const fills = isFull && last > 0
  const spread = fills ? fullSpread(filled, roomOf) : spreadFor(last, roomOf)
  const { flank, far, lit, places } = laid(name, spread)
  const turn = mirror(dir, width)
  const line = turn(flank)
  const [top] = turn([summit]) as [Point]
  const fresh = Math.max(0, filled - Math.ceil(today / per))
  const placeOf = (number: number) => places[Math.ceil(number / per) - 1]
  const marked = (numbers: readonly number[]) =>
    turn(numbers.flatMap((number) => (placeOf(number) ? [placeOf(number) as Point] : [])))
  return (
    <svg
      data-frame={name}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--spread': Math.sqrt(spread) } as CSSProperties}
    >
      <ClimbGradient id={`${id}climb`} from={line[0] as Point} to={line.at(-1) as Point} />
      <GlowGradient id={`${id}glow`} top={summit[1]} foot={height} />
      <path className="raffle-body" d={areaUnder(turn([...flank, ...far]), height)} />
      <path d={`${polyline(turn(lit))}z`} fill={`url(#${id}glow)`} />
      <path className="raffle-far" d={polyline(turn(far))} />
      {!fills && <path className="raffle-free" d={dots(turn(places.slice(filled)))} />}
      <path className="raffle-ticket" d={dots(turn(places.slice(0, fresh)))} />
      <path className="raffle-today" d={dots(turn(places.slice(fresh, filled)))} />
      {own != null && <path className="raffle-own" d={dots(marked([own]))} />}
      {won.length > 0 && (
        <>
          <path className="raffle-ring" d={dots(marked(won))} />
          <path className="raffle-ring-gap" d={dots(marked(won))} />
          <path className="raffle-today" d={dots(marked(won))} />
        </>
      )}
      <path className="raffle-climb" d={polyline(line)} stroke={`url(#${id}climb)`} />
      <g className="climb-flag">
        <Flag x={top[0]} y={top[1]} dir={dir} large={name !== 'small'} />
        {name !== 'small' && <circle cx={top[0]} cy={top[1]} r="4.5" />}
      </g>
    </svg>
  )
}
