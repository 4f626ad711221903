import './term.css'
import { type ReactNode, useId } from 'react'
import type { TermDrawing as DrawingId } from '#core/site/glossary.ts'
import { ClimbGradient } from '../climb-gradient.tsx'
import type { Direction } from '../direction.ts'
import {
  camp,
  decay,
  demotion,
  division,
  duo,
  handles,
  ladder,
  mmr,
  open,
  promotion,
  route,
} from './climbs.tsx'
import {
  bracket,
  marks,
  netWin,
  placement,
  points,
  refund,
  time,
  topFour,
  vault,
  winRate,
} from './counts.tsx'
import { type Pen, penOf, type TermLabels, termWidth } from './pen.tsx'

const drawings: Record<DrawingId, { height: number; draw: (pen: Pen) => ReactNode }> = {
  bracket: { height: 56, draw: bracket },
  camp: { height: 92, draw: camp },
  decay: { height: 64, draw: decay },
  demotion: { height: 72, draw: demotion },
  division: { height: 122, draw: division },
  duo: { height: 86, draw: duo },
  handles: { height: 88, draw: handles },
  ladder: { height: 104, draw: ladder },
  marks: { height: 56, draw: marks },
  mmr: { height: 96, draw: mmr },
  'net-win': { height: 90, draw: netWin },
  open: { height: 80, draw: open },
  placement: { height: 56, draw: placement },
  points: { height: 50, draw: points },
  promotion: { height: 70, draw: promotion },
  refund: { height: 88, draw: refund },
  route: { height: 88, draw: route },
  time: { height: 48, draw: time },
  'top-four': { height: 80, draw: topFour },
  vault: { height: 100, draw: vault },
  'win-rate': { height: 54, draw: winRate },
}

type Props = { drawing: DrawingId; dir: Direction; labels: TermLabels }

/** What a term means, at a glance. Decorative: its text says the same. */
export function TermDrawing({ drawing, dir, labels }: Props) {
  const id = useId()
  const { height, draw } = drawings[drawing]
  const [from, to] = dir === 'rtl' ? [termWidth, 0] : [0, termWidth]
  return (
    <svg className="term-drawing" viewBox={`0 0 ${termWidth} ${height}`} aria-hidden="true">
      <ClimbGradient id={id} from={[from, 0]} to={[to, 0]} />
      {draw(penOf(id, dir, labels))}
    </svg>
  )
}
