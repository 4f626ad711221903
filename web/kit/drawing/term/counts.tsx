import type { ReactNode } from 'react'
import { brackets } from '#core/choices/order-config.ts'
import { contourRing } from './contour-ring.ts'
import { type Pen, termWidth } from './pen.tsx'

/** Drawings of what is counted: games, points, days and money. */

const first = <T,>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

export function netWin({ box, line, arrow, camp, word }: Pen): ReactNode {
  const lost = new Set([1, 4])
  return [
    line(
      [
        [0, 35],
        [234, 35],
      ],
      'faint',
    ),
    first(6, (game) =>
      lost.has(game) ? box([8 + game * 38, 36], 20, 28, 'hollow') : box([8 + game * 38, 4], 20, 30, 'full'),
    ),
    arrow([246, 20], 18),
    camp([284, 20], 'full'),
    camp([304, 20], 'full'),
    word('net', [320, 50], 'strong', 'end'),
    word('won', [8, 84]),
  ]
}

export function bracket({ box, word }: Pen): ReactNode {
  return [
    brackets.map((each, place) => [
      box([place * 64, 0], 60, 26, place < 3 ? 'hue' : 'hollow'),
      word(each.replace('-', '–'), [place * 64 + 30, 18], 'strong', 'middle'),
    ]),
    word('bracket', [0, 48]),
  ]
}

export function points({ box, line, word, arrow }: Pen): ReactNode {
  return [
    box([0, 4], 272, 10, 'hollow'),
    box([0, 4], 163, 10, 'hue'),
    first(6, (tick) =>
      line(
        [
          [tick * 54.4, 20],
          [tick * 54.4, 25],
        ],
        'faint',
      ),
    ),
    arrow([282, 9], 34),
    word('points', [0, 44], 'strong'),
    word('next', [320, 44], 'plain', 'end'),
  ]
}

export function marks({ word, arrow, x }: Pen): ReactNode {
  return [
    first(4, (mark) => (
      <path
        key={mark}
        className="term-box"
        data-look={mark < 3 ? 'wr' : 'hollow'}
        d={`M${x(16 + mark * 44)} 2l12 13l-12 13l-12-13z`}
      />
    )),
    arrow([180, 15], 28),
    word('marks', [0, 50]),
    word('next', [320, 20], 'strong', 'end'),
  ]
}

export function placement({ box, word, arrow, camp }: Pen): ReactNode {
  return [
    first(5, (game) => box([game * 40, 0], 32, 26, game === 1 || game === 3 ? 'hollow' : 'hue')),
    arrow([210, 13], 34),
    camp([270, 13], 'full'),
    word('placed', [0, 48]),
  ]
}

export function time({ box, line, word, camp }: Pen): ReactNode {
  return [
    line(
      [
        [0, 14],
        [320, 14],
      ],
      'faint',
    ),
    box([132, 9], 116, 10, 'full'),
    camp([6, 14], 'ink'),
    word('soonest', [132, 42], 'plain', 'middle'),
    word('latest', [248, 42], 'plain', 'middle'),
  ]
}

export function topFour({ box, line, word }: Pen): ReactNode {
  return [
    line(
      [
        [0, 48],
        [320, 48],
      ],
      'faint',
    ),
    first(8, (place) =>
      place < 4
        ? box([place * 40, 12 + place * 8], 32, 36 - place * 8, 'full')
        : box([place * 40, 48], 32, 8 + (place - 4) * 6, 'hollow'),
    ),
    word('gain', [0, 68], 'strong'),
    word('lose', [320, 40], 'strong', 'end'),
  ]
}

export function winRate({ box, word }: Pen): ReactNode {
  const lost = new Set([2, 4, 5, 8])
  return [
    first(10, (game) => box([game * 32, 0], 24, 24, lost.has(game) ? 'hollow' : 'full')),
    word('rate', [0, 46]),
  ]
}

export function refund({ line, box, camp, word }: Pen): ReactNode {
  return [
    line(
      [
        [0, 42],
        [60, 38],
        [110, 26],
        [176, 20],
      ],
      'climb',
    ),
    line(
      [
        [176, 20],
        [230, 12],
        [318, 4],
      ],
      'faint',
    ),
    camp([176, 20]),
    line(
      [
        [176, 28],
        [176, 50],
      ],
      'dashed',
    ),
    box([0, 52], 174, 12, 'full'),
    box([178, 52], 142, 12, 'hollow'),
    word('earned', [0, 82]),
    word('refund', [320, 82], 'strong', 'end'),
  ]
}

export function vault({ x, word }: Pen): ReactNode {
  const middle = [x(60), 50] as const
  return [
    [46, 37, 28, 19].map((radius, ring) => (
      <path
        key={radius}
        className="term-line"
        data-look={ring === 3 ? 'error' : 'faint'}
        d={contourRing(middle, radius)}
      />
    )),
    <path
      key="lock"
      className="term-lock"
      d={`M${middle[0] - 4} 46a4 4 0 1 1 5.6 3.7l1.6 8h-6.4l1.6-8a4 4 0 0 1 -2.4 -3.7z`}
    />,
    word('vault', [termWidth - 190, 54]),
  ]
}
