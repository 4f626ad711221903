import { type GameId, gameIds } from '#core/games/game.ts'
import { contourPaths } from '#web/kit/drawing/contours/contour-geometry.ts'
import { type Direction, mirror } from '#web/kit/drawing/direction.ts'
import { noise } from '#web/kit/drawing/noise.ts'
import { areaUnder, type Point, polyline } from '#web/kit/drawing/polyline.ts'
import { between, trail } from '#web/kit/drawing/trail.ts'
import { wrapText } from './wrap-text.ts'

export type SharePictureProps = {
  /** The page's path: it determines contours and ridge, and its game the hue. */
  path: string
  title: string
  description: string
  site: string
  dir: Direction
  /** The text's language, which determines its face. */
  lang: string
}

const [width, height] = [1200, 630]
const margin = 72
const hues: Record<GameId, string> = {
  'league-of-legends': '#D9B75E',
  'teamfight-tactics': '#B197FF',
  valorant: '#FF6378',
  'wild-rift': '#4ECBDD',
}

/**
 * What a page looks like where it is shared, 1200 x 630. Its colors are the dark theme's, written out, because the
 * picture is drawn without the site's styles.
 */
export function SharePicture({ path, title, description, site, dir, lang }: SharePictureProps) {
  const game = gameIds.find((id) => path.includes(id))
  const isLatin = dir === 'ltr' && lang !== 'zh'
  const size = title.length > 46 ? 52 : 64
  const lines = wrapText(title, { width: width - 2 * margin, size, most: 3, expanded: isLatin })
  const lead = wrapText(description, { width: 940, size: 28, most: 3 })
  const start = dir === 'rtl' ? width - margin : margin
  // The names that the faces' fixed cuts have.
  const sign = { fontFamily: isLatin ? 'Archivo SemiBold' : 'Readex Pro, Noto Sans SC', fontWeight: 680 }
  const text = { fontFamily: 'Figtree Light, Readex Pro, Noto Sans SC', fontWeight: 400 }
  const top = 190
  const step = size * 1.14
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} direction={dir} xmlLang={lang}>
      <rect width={width} height={height} fill="#0E141B" />
      <Contours seed={path} dir={dir} />
      <Ridge seed={path} dir={dir} hue={game ? hues[game] : '#61748A'} />
      <Brand name={site} dir={dir} style={{ ...sign, fontFamily: 'Archivo SemiBold' }} />
      <g fill="#F3F6F8" fontSize={size} {...sign}>
        {lines.map((line, index) => (
          <text key={line} x={start} y={top + index * step}>
            {line}
          </text>
        ))}
      </g>
      <g fill="#B7C2CE" fontSize="28" {...text}>
        {lead.map((line, index) => (
          <text key={line} x={start} y={top + (lines.length - 1) * step + 58 + index * 38}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  )
}

function Brand({ name, dir, style }: { name: string; dir: Direction; style: object }) {
  const x = dir === 'rtl' ? width - margin - 48 : margin
  return (
    <>
      <linearGradient id="climb" gradientUnits="userSpaceOnUse" x1="2" y1="22" x2="20" y2="6">
        <stop stopColor="#FF6F5E" />
        <stop offset=".55" stopColor="#FF8F63" />
        <stop offset="1" stopColor="#FFC072" />
      </linearGradient>
      <g transform={`translate(${x} 56) scale(1.7)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 22.5h4.2l4-6 2.8 3.2L19.4 6 26 22.5" stroke="url(#climb)" strokeWidth="2.6" />
      </g>
      <text x={dir === 'rtl' ? x - 14 : x + 62} y="94" fontSize="32" fill="#F3F6F8" {...style}>
        {name}
      </text>
    </>
  )
}

function Contours({ seed, dir }: { seed: string; dir: Direction }) {
  const { index, other } = contourPaths(seed, width, height, dir)
  return (
    <g fill="none" stroke="#1E2A37">
      <path d={other} opacity=".6" />
      <path d={index} strokeWidth="1.25" />
    </g>
  )
}

/** A ridge along the foot of the picture; its last part is a climb, with the flag on the summit. */
function Ridge({ seed, dir, hue }: { seed: string; dir: Direction; hue: string }) {
  const random = noise(seed)
  const turn = mirror(dir, width)
  const stops = Array.from({ length: 10 }, (_, i): Point => {
    const rise = (i / 9) ** 1.5 * 150
    return [i * 120 - 20, 596 - rise - (i > 0 && i < 9 ? random(i) * 22 : 0)]
  })
  const line = trail(stops, seed, 4)
  const [walked, climb] = [turn(between(line, 0, 5)), turn(between(line, 5, 9))]
  const summit = climb.at(-1) as Point
  const far = turn([...stops.map(([x, y], i): Point => [x, y - 26 - random(20 + i) * 40]), [width, 560]])
  const fall = turn([stops[9] as Point, [1110, 500], [1150, 520], [1220, 570]])
  const back = dir === 'rtl' ? 1 : -1
  const [x, y] = [Math.round(summit[0]), Math.round(summit[1])]
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <linearGradient id="glow" x2="0" y2="1">
        <stop stopColor="#FF8F63" stopOpacity=".32" />
        <stop offset="1" stopColor="#FF8F63" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="up" gradientUnits="userSpaceOnUse" x1={climb[0]?.[0]} x2={x} y1="0" y2="0">
        <stop stopColor="#FF6F5E" />
        <stop offset=".55" stopColor="#FF8F63" />
        <stop offset="1" stopColor="#FFC072" />
      </linearGradient>
      <path d={areaUnder(far, height)} fill="#131C26" />
      <path d={areaUnder([...walked, ...climb, ...fall], height)} fill="#17212C" />
      <path d={areaUnder(climb, height)} fill="url(#glow)" />
      <path d={polyline(fall)} stroke="#344457" strokeWidth="2" />
      <path d={polyline(walked)} stroke={hue} strokeWidth="3" opacity=".75" />
      <path d={polyline(climb)} stroke="url(#up)" strokeWidth="6" />
      <path d={`M${x} ${y - 44}h${back * 30}l${-back * 7} 10 ${back * 7} 10h${-back * 30}z`} fill="#FFC072" />
      <path d={`M${x} ${y}v-44`} stroke="#F3F6F8" strokeWidth="3" />
      <circle cx={x} cy={y} r="8" fill="#0E141B" stroke="#FFC072" strokeWidth="4" />
    </g>
  )
}
