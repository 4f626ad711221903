import { createContext, use } from 'react'
import type { BlockOf, Document } from '#contract/document.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import type { DocumentParts } from '#web/parts/document/document-view.tsx'
import type { ClimbFigures } from './climb-figures.ts'
import { SeenLater } from './seen-later.tsx'

/** The parts that only posts have. Their modules know the games, so a first view doesn't load them. */

const calculator = new LaterPart(async () => (await import('./climb-calculator.tsx')).ClimbCalculator)
const divisions = new LaterPart(async () => (await import('./divisions-figure.tsx')).DivisionsFigure)

/** What to read next. */
export const readOnPart = new LaterPart(async () => (await import('./read-on.tsx')).ReadOn)

export type Figures = Record<string, ClimbFigures | null>

/** The figures that each calculator begins with. */
export const FiguresContext = createContext<Figures>({})

type ClimbAttrs = BlockOf<'calculator'>['attrs']

export const postParts: DocumentParts = {
  calculator: function Calculator(climb: ClimbAttrs) {
    const first = use(FiguresContext)[JSON.stringify(climb)] ?? null
    return <SeenLater part={calculator} props={{ climb, first }} />
  },
  divisions: (attrs) => <Later part={divisions} props={attrs} />,
}

/** Loads the parts that a document uses, and the first figures of its calculators. */
export async function bringParts({ content }: Document, call: CallApi): Promise<Figures> {
  await readOnPart.bring()
  if (content.some(({ type }) => type === 'divisions')) await divisions.bring()
  const climbs = content.flatMap((block) => (block.type === 'calculator' ? [block.attrs] : []))
  if (climbs.length === 0) return {}
  const [{ climbFigures }, { data }] = await Promise.all([
    import('./climb-figures.ts'),
    call('getPrices'),
    calculator.bring(),
  ])
  return Object.fromEntries(climbs.map((climb) => [JSON.stringify(climb), climbFigures(climb, data.prices)]))
}
