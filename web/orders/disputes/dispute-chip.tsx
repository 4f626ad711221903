import type { DisputeState } from '#core/orders/dispute-state.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'

type Tone = 'good' | 'warning'

/** The sentence of each state, null where the chip says it all, and the tone of its chip; its words are `disputes.state.*`. */
const words: Record<DisputeState, { line: MessageKey | null; tone?: Tone }> = {
  your_answer: { line: 'disputes.line.your_answer', tone: 'warning' },
  answer_overdue: { line: 'disputes.line.answer_overdue', tone: 'warning' },
  booster_answers: { line: 'disputes.line.booster_answers' },
  customer_answers: { line: 'disputes.line.customer_answers' },
  your_decision: { line: 'disputes.line.your_decision', tone: 'warning' },
  colleague_decides: { line: 'disputes.line.colleague_decides' },
  team_decides: { line: 'disputes.line.team_decides' },
  second_look: { line: 'disputes.line.second_look' },
  appealed: { line: null },
  appealable: { line: 'disputes.line.appealable' },
  final: { line: 'disputes.line.final', tone: 'good' },
  decided: { line: null, tone: 'good' },
  withdrawn: { line: null },
}

/** Where a dispute stands for its reader, on each page and list that names it. */
export function DisputeChip({ state }: { state: DisputeState }) {
  const { t } = useApp()
  return <Chip tone={words[state].tone}>{t(`disputes.state.${state}`)}</Chip>
}

/** The same as a sentence, with its time. */
export function DisputeLine({
  of: { state, until },
  className = '',
}: {
  of: { state: DisputeState; until: string | null }
  className?: string
}) {
  const { t } = useApp()
  const times = useTimes()
  const { line } = words[state]
  return line && <p className={className}>{t(line, { time: until ? times.dateTime(until) : '' })}</p>
}
