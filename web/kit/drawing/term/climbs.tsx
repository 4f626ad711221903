import type { ReactNode } from 'react'
import { Flag } from '../flag.tsx'
import type { Point } from '../polyline.ts'
import { trail } from '../trail.ts'
import type { Pen } from './pen.tsx'

/** Drawings of ranks as altitudes: climbs, camps, and what moves them. */

const rough = (stops: readonly Point[], seed: string): Point[] => [
  ...trail(stops, seed, 1.4).flatMap((leg) => leg.slice(0, -1)),
  stops.at(-1) as Point,
]

export function camp({ line, camp, word }: Pen): ReactNode {
  const stops: Point[] = [
    [2, 84],
    [70, 70],
    [130, 56],
    [195, 40],
    [256, 18],
  ]
  return [
    line([stops[4] as Point, [318, 8]], 'faint'),
    line(rough(stops, 'camp'), 'climb'),
    stops.slice(1).map((stop) => camp(stop)),
    word('camp', [156, 76], 'strong'),
  ]
}

export function division({ line, camp, word, box }: Pen): ReactNode {
  const stops: Point[] = [
    [96, 82],
    [156, 60],
    [216, 38],
    [260, 16],
  ]
  const numerals = ['IV', 'III', 'II', 'I']
  return [
    box([0, 16], 320, 72, 'tint'),
    line(
      [
        [0, 16],
        [320, 16],
      ],
      'faint',
    ),
    line(
      [
        [0, 88],
        [320, 88],
      ],
      'faint',
    ),
    word('silver', [32, 50], 'strong'),
    line(rough([[8, 94], ...stops, [318, 8]], 'division'), 'hue'),
    line(rough(stops.slice(0, 2), 'division'), 'climb'),
    stops.map((stop, place) => [
      camp(stop, place < 2 ? 'climb' : 'hue'),
      word(numerals[place] as string, [stop[0], stop[1] + 20], 'strong', 'middle'),
    ]),
    line(
      [
        [96, 108],
        [96, 116],
        [96, 112],
        [156, 112],
        [156, 108],
        [156, 116],
      ],
      'error',
    ),
    word('division', [166, 116]),
  ]
}

export function promotion({ line, camp, word, box }: Pen): ReactNode {
  return [
    box([0, 0], 320, 32, 'tint'),
    line(
      [
        [0, 32],
        [320, 32],
      ],
      'faint',
    ),
    word('gold', [0, 22], 'strong'),
    word('silver', [0, 52], 'strong'),
    line(
      [
        [70, 64],
        [104, 64],
        [122, 52],
        [150, 52],
        [166, 58],
        [186, 46],
      ],
      'hue',
    ),
    line(
      [
        [186, 46],
        [200, 46],
        [216, 32],
        [236, 22],
        [300, 22],
      ],
      'climb',
    ),
    camp([216, 32]),
  ]
}

export function demotion({ line, camp, word }: Pen): ReactNode {
  return [
    line(
      [
        [0, 44],
        [320, 44],
      ],
      'faint',
    ),
    line(
      [
        [6, 24],
        [46, 24],
        [64, 12],
        [94, 12],
        [112, 28],
        [142, 28],
        [160, 44],
        [202, 44],
      ],
      'hue',
    ),
    line(
      [
        [202, 50],
        [202, 62],
        [238, 62],
      ],
      'error',
    ),
    camp([202, 44], 'ink'),
    word('foot', [0, 64], 'strong'),
    word('shield', [320, 32], 'plain', 'end'),
    word('down', [246, 66], 'error'),
  ]
}

export function decay({ line, camp, word }: Pen): ReactNode {
  const days = Array.from({ length: 6 }, (_, day): Point => [14 + day * 26, 14])
  return [
    line(
      [
        [14, 14],
        [160, 14],
      ],
      'hue',
    ),
    days.map((day) => camp(day, 'hue')),
    line(
      [
        [160, 14],
        [170, 14],
        [170, 28],
        [204, 28],
        [204, 42],
        [238, 42],
        [238, 56],
        [318, 56],
      ],
      'error',
    ),
    word('banked', [8, 38]),
    word('decay', [318, 28], 'error', 'end'),
  ]
}

export function mmr({ line, word }: Pen): ReactNode {
  return [
    line(
      [
        [0, 50],
        [60, 44],
        [120, 34],
        [180, 26],
        [250, 14],
        [318, 4],
      ],
      'dashed',
    ),
    line(
      [
        [0, 72],
        [50, 68],
        [120, 56],
        [190, 48],
        [226, 34],
        [260, 22],
        [318, 12],
      ],
      'hue',
    ),
    line(
      [
        [125, 34],
        [135, 34],
        [130, 34],
        [130, 54],
        [125, 54],
        [135, 54],
      ],
      'error',
    ),
    word('mmr', [0, 24], 'strong'),
    word('rank', [0, 92], 'strong'),
    word('above', [320, 76], 'error', 'end'),
  ]
}

export function duo({ line, camp, word }: Pen): ReactNode {
  const way: Point[] = [
    [6, 70],
    [80, 60],
    [130, 50],
    [180, 34],
    [240, 22],
    [300, 12],
  ]
  const beside = way.map(([x, y]): Point => [x, y + 9])
  return [
    line(beside, 'ink'),
    line(way, 'climb'),
    camp([300, 12], 'full'),
    camp([300, 21], 'ink'),
    word('booster', [150, 22], 'strong', 'end'),
    word('you', [318, 68], 'strong', 'end'),
  ]
}

const way: Point[] = [
  [2, 80],
  [60, 74],
  [104, 62],
  [150, 50],
  [206, 34],
  [256, 22],
  [318, 10],
]

export function route({ line, camp, dir, x }: Pen): ReactNode {
  return [
    line(way, 'faint'),
    line(rough(way.slice(1, 6), 'route'), 'climb'),
    way.slice(2, 5).map((stop) => camp(stop)),
    camp([60, 74], 'ink'),
    <Flag key="flag" x={x(256)} y={22} dir={dir} />,
  ]
}

export function handles({ line, camp, word }: Pen): ReactNode {
  return [
    line(rough(way, 'handles'), 'hue'),
    line(rough(way.slice(1, 6), 'handles'), 'climb'),
    camp([60, 74], 'ink'),
    camp([256, 22], 'full'),
    word('start', [60, 58], 'strong', 'middle'),
    word('target', [256, 46], 'strong'),
  ]
}

export function ladder({ line, camp, word, box }: Pen): ReactNode {
  const tiers = ['gold', 'silver', 'bronze']
  const stops: Point[] = [
    [112, 92],
    [150, 84],
    [186, 66],
    [222, 52],
    [258, 34],
    [292, 20],
    [318, 8],
  ]
  return [
    box([0, 34], 320, 34, 'tint'),
    tiers.map((tier, row) => [
      line(
        [
          [0, 34 * (row + 1)],
          [320, 34 * (row + 1)],
        ],
        'faint',
      ),
      word(tier, [4, 34 * row + 22], 'strong'),
    ]),
    line(rough(stops, 'ladder'), 'hue'),
    stops.slice(1, 6).map((stop) => camp(stop, 'hue')),
  ]
}

export function open({ line, camp, word, arrow }: Pen): ReactNode {
  const stops: Point[] = [
    [2, 72],
    [50, 66],
    [96, 56],
    [142, 46],
  ]
  return [
    line(rough(stops, 'open'), 'hue'),
    stops.slice(1).map((stop) => camp(stop, 'hue')),
    line(
      [
        [142, 46],
        [180, 34],
        [222, 26],
        [262, 14],
        [290, 8],
      ],
      'climb',
    ),
    arrow([290, 8], 26),
    word('open', [318, 52], 'plain', 'end'),
  ]
}
