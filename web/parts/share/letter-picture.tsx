import { renderToStaticMarkup } from 'react-dom/server'
import type { LetterClimb, LetterPicture } from '#contract/letter-picture.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { mirror } from '#web/kit/drawing/direction.ts'
import { campAltitudes, campsAlong, routeLens, tierBands } from '#web/kit/drawing/lens.ts'
import { areaUnder, type Point, polyline } from '#web/kit/drawing/polyline.ts'
import { between, trail } from '#web/kit/drawing/trail.ts'

/** The SVG of a picture that a mail brings along, at twice the size it is shown in. */
export function letterSvg(picture: LetterPicture): string {
  return renderToStaticMarkup(picture.is === 'logo' ? <Peak /> : <Climb {...picture} />)
}

/** Mails have no theme, and the picture keeps its paper on a dark ground, so its colors are the light theme's. */
const ink = '#19202A'
const hues: Record<GameId, string> = {
  'league-of-legends': '#7A5A10',
  'teamfight-tactics': '#6541C4',
  valorant: '#B8223C',
  'wild-rift': '#0C6B7C',
}

function Peak() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 28 28" fill="none">
      <linearGradient id="peak" gradientUnits="userSpaceOnUse" x1="2" y1="22" x2="20" y2="6">
        <stop stopColor="#D8472D" />
        <stop offset="1" stopColor="#E07A2B" />
      </linearGradient>
      <path
        d="M2 22.5h4.2l4-6 2.8 3.2L19.4 6 26 22.5"
        stroke="url(#peak)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const [width, height] = [600, 132]
/** The climb stays within these, so that a phone can cut off both ends. */
const span = { from: 172, to: 392, foot: 104, top: 50 }

/** Moves the part between `low` and `high` of 0 to 1 to where the picture wants it; both ends keep their places. */
function bent(low: number, high: number, [first, from, to, last]: readonly [number, number, number, number]) {
  const part = (value: number, a: number, b: number) => (b === a ? 0 : (value - a) / (b - a))
  return (value: number) => {
    if (value <= low) return first + part(value, 0, low) * (from - first)
    if (value <= high) return from + part(value, low, high) * (to - from)
    return to + part(value, high, 1) * (last - to)
  }
}

function layStops(game: GameId, start: number, end: number): Point[] {
  const lens = { start, target: end }
  const along = campsAlong(games[game], lens, routeLens)
  const heights = [...campAltitudes(tierBands(games[game], lens, routeLens)), 1]
  const at = (values: readonly number[], camp: number) => values[camp] ?? 0
  const climbs = start !== end
  const x = bent(at(along, start), at(along, end), [-8, span.from, climbs ? span.to : span.from, 548])
  const y = bent(at(heights, start), at(heights, end), [
    118,
    climbs ? span.foot : 92,
    climbs ? span.top : 92,
    20,
  ])
  return along.map((place, camp): Point => [x(place), y(at(heights, camp))])
}

function Climb({ game, start, target, startLabel, targetLabel, dots, lang, dir }: LetterClimb) {
  const end = target ?? start
  const turn = mirror(dir, width)
  const line = trail(layStops(game, start, end), game, 2.4)
  const last = line.at(-1)?.at(-1) as Point
  const ladder = turn([...between(line, 0, line.length), [width + 8, last[1] + 26]])
  const climb = turn(between(line, start, end))
  const [from, to] = [climb[0] as Point, climb.at(-1) as Point]
  const [x, y] = [Math.round(to[0]), Math.round(to[1])]
  const isLatin = dir === 'ltr' && lang !== 'zh'
  const sign = {
    fontFamily: isLatin ? 'Archivo SemiBold' : 'Readex Pro, Noto Sans SC',
    fontWeight: 680,
    fontSize: 13,
    fill: ink,
  }
  /** Words stand in the sky before their camp, so that they never cross the climb. */
  const before = (by: number) => (dir === 'rtl' ? by : -by)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width * 2}
      height={height * 2}
      viewBox={`0 0 ${width} ${height}`}
      direction={dir}
      xmlLang={lang}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <linearGradient id="land" x2="0" y2="1">
        <stop stopColor="#DDD4C3" />
        <stop offset="1" stopColor="#EEE8DC" />
      </linearGradient>
      <linearGradient id="glow" gradientUnits="userSpaceOnUse" x2="0" y1={span.top} y2={height}>
        <stop stopColor="#FF8F63" stopOpacity=".42" />
        <stop offset="1" stopColor="#FF8F63" stopOpacity=".08" />
      </linearGradient>
      <linearGradient id="up" gradientUnits="userSpaceOnUse" x1={from[0]} x2={x} y1="0" y2="0">
        <stop stopColor="#D8472D" />
        <stop offset="1" stopColor="#D0651A" />
      </linearGradient>
      <rect width={width} height={height} fill="#F4F1EA" />
      <path d={areaUnder(ladder, height)} fill="url(#land)" />
      <path d={polyline(ladder)} stroke={hues[game]} strokeOpacity=".75" strokeWidth="1.5" />
      {target !== null && (
        <>
          <path d={areaUnder(climb, height)} fill="url(#glow)" />
          <path d={polyline(climb)} stroke="url(#up)" strokeWidth="4" />
          <path d={`M${x} ${y}v-26`} stroke={ink} strokeWidth="2" />
          <path
            d={`M${x} ${y - 26}h${before(18)}l${before(-4.5)} 6 ${before(4.5)} 6h${before(-18)}z`}
            fill="#D8472D"
          />
          <circle cx={x} cy={y} r="5" fill="#fff" stroke={ink} strokeWidth="2" />
        </>
      )}
      {dots && <Dots {...dots} x={from[0]} y={from[1] - 18} />}
      <circle
        cx={from[0].toFixed(1)}
        cy={from[1].toFixed(1)}
        r="5"
        fill="#fff"
        stroke={ink}
        strokeWidth="2"
      />
      <text x={from[0] + before(4)} y={from[1] - (dots ? 32 : 14)} textAnchor="end" {...sign}>
        {startLabel}
      </text>
      {targetLabel && (
        <text x={x + before(28)} y={y - 20} textAnchor="end" {...sign}>
          {targetLabel}
        </text>
      )}
    </svg>
  )
}

type DotsProps = NonNullable<LetterClimb['dots']> & { x: number; y: number }

function Dots({ count, kind, x, y }: DotsProps) {
  const pitch = Math.min(11, 220 / count)
  const first = x - ((count - 1) / 2) * pitch
  const look =
    kind === 'win' ? { fill: '#D8472D' } : { fill: '#F4F1EA', stroke: '#D8472D', strokeWidth: 1.75 }
  return Array.from({ length: count }, (_, i) => (
    <circle key={i} cx={first + i * pitch} cy={y} r={Math.min(3.5, pitch * 0.4)} {...look} />
  ))
}
