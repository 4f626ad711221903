import type { Game, TierId } from '#core/games/game.ts'
import type { Point } from '../polyline.ts'

/** Everything is on a 64-wide grid. A ridge has two faces: the rising one is lit, the falling one shaded. */
export type EmblemShape = {
  viewBox: string
  height: number
  ridges: { lit: string; shade: string; opacity: number }[]
  /** How much of the keel is drawn, from its foot. */
  keel: number
  rays: string
  pips: string
}

export const shield = 'M8 0H56V44C56 54.5 45 60.5 32 65C19 60.5 8 54.5 8 44Z'
export const keelHalves = ['M32 70C18 65.5 3.5 58 3.5 45V28', 'M32 70C46 65.5 60.5 58 60.5 45V28']

const skylines: readonly (readonly Point[])[] = [
  [
    [8, 41],
    [31, 12],
    [42, 27],
    [46, 24],
    [56, 35],
  ],
  [
    [8, 38],
    [16, 28],
    [21, 33],
    [32, 10],
    [43, 27],
    [48, 21],
    [56, 31],
  ],
  [
    [8, 32],
    [15, 21],
    [22, 31],
    [32, 7],
    [42, 27],
    [50, 16],
    [56, 25],
  ],
]

const bodyHeight = 56
const round = (value: number) => Math.round(value * 10) / 10

/** The emblem of a tier at a size in px; below 34 px its small form, which has fewer, larger parts. */
export function emblemShape(game: Game, tierId: TierId, division: number | null, size: number): EmblemShape {
  const place = game.tiers.findIndex((tier) => tier.id === tierId)
  const tier = game.tiers[place]
  if (!tier) throw new Error(`${game.id} has no tier ${tierId}`)
  const openTiers = game.tiers.filter(({ divisions }) => divisions.length === 0)
  const crown = openTiers.indexOf(tier) + 1
  const small = size < 34
  const number = place + 1
  const skyline = skylines[number < 4 ? 0 : number < 7 ? 1 : 2] as readonly Point[]
  const pips = small || division === null ? 0 : tier.divisions.indexOf(division) + 1
  const height = small ? (crown ? 80 : 70) : 90
  return {
    viewBox: `0 ${small && !crown ? 3 : small ? -7 : -8} 64 ${height}`,
    height: round((size * height) / 64),
    ridges: ridges(skyline, ridgeCount(number, size, crown > 0), small),
    keel: Math.min(1, 0.34 + (0.66 * (number - 1)) / 6),
    rays: crown ? rays(crown, openTiers.length, small) : '',
    pips: lozenges(pips),
  }
}

/** A crown takes space, so small emblems of open tiers have one ridge less. */
function ridgeCount(number: number, size: number, open: boolean): number {
  const most = size < 34 ? (open ? 2 : 3) : size < 60 ? (open ? 4 : 5) : 7
  return Math.min(number, most)
}

function ridges(skyline: readonly Point[], count: number, small: boolean): EmblemShape['ridges'] {
  const first = count === 1 ? bodyHeight : small ? 20 : count < 4 ? 19 : count < 6 ? 14 : 12
  const gap = small ? 4.2 : count < 6 ? 2.6 : 2
  const share = count === 1 ? 0 : (bodyHeight - first) / (count - 1)
  return Array.from({ length: count }, (_, i) => {
    const top = i === 0 ? 0 : first + gap + (i - 1) * share
    const height = i === 0 ? first : share - gap
    const face = (rising: boolean) =>
      skyline
        .slice(1)
        .map(([x, y], s) => {
          const [fromX, fromY] = skyline[s] as Point
          const [dx, dy] = [x - fromX, y - fromY]
          if (dy < 0 !== rising) return ''
          return `M${fromX} ${round(fromY + top)}l${dx} ${dy}v${round(height)}l${-dx} ${-dy}z`
        })
        .join('')
    return {
      lit: face(true),
      shade: face(false),
      opacity: count === 1 ? 1 : round(1 - (0.3 * i) / (count - 1)),
    }
  })
}

/** Small crowns have 1, 3, 5, 7 rays instead of 3, 5, 7, 9, so that rays stay apart at 24 px. */
function rays(crown: number, openTiers: number, small: boolean): string {
  const count = openTiers === 1 ? (small ? 5 : 7) : small ? 2 * crown - 1 : 2 * crown + 1
  const step = small ? 24 : openTiers === 4 ? 15 : 17
  const middle = (count - 1) / 2
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i - middle) * step * Math.PI) / 180
    const at = (radius: number) =>
      `${round(32 + radius * Math.sin(angle))} ${round(37 - radius * Math.cos(angle))}`
    return `M${at(33)}L${at(i === middle ? 41.5 : 39)}`
  }).join('')
}

function lozenges(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const away = (i - (count - 1) / 2) * 9
    return `M${round(32 + away)} ${round(75 - 0.031 * away * away)}l3.2 3.6-3.2 3.6-3.2-3.6z`
  }).join('')
}
