import type { Contract } from '#contract/contract.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** What was decided about a result, and whether it has been carried out. */
export type Decided = Contract['decideResult']['reply']['data']['decision'] & { done: boolean }

type Props = {
  decided: Decided
  own: boolean
  onUndo: () => void
  /** The texts of triage, which the order's page has only for a decision. */
  t: Translate
}

/** Who decided what, and for how many seconds it can be undone. */
export function DecisionMark({ decided, own, onUndo, t }: Props) {
  const { format } = useApp()
  const left = useTimeLeft(decided.done ? null : decided.until)
  const waits = !decided.done && left !== null && left > 0
  const { action, by } = decided
  return (
    <div className="type-small flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
      <span className="flex items-center gap-1.5">
        {waits ? (
          <Ring part={left / deadlines.undoDecision.ms} />
        ) : (
          <Icon name={action === 'complete' ? 'check' : 'undo-2'} size={16} className="text-good" />
        )}
        <span>
          {own ? t(`triage.own.${action}`) : t(`triage.by.${action}`, { name: by.username })}
          {waits && (
            <span aria-hidden="true" className="text-ink-2 tabular-nums">
              {' '}
              {format.number(Math.ceil(left / 1_000))}
            </span>
          )}
        </span>
      </span>
      {own && waits && (
        <Button variant="link" size="small" onClick={onUndo} aria-keyshortcuts="Z">
          {t('triage.undo')}
        </Button>
      )}
    </div>
  )
}

const [size, radius] = [16, 6]
const around = 2 * Math.PI * radius

/** The part of the ten seconds that is left. */
function Ring({ part }: { part: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="-rotate-90">
      <circle cx="8" cy="8" r={radius} fill="none" stroke="var(--line-strong)" strokeWidth="2" />
      <circle
        cx="8"
        cy="8"
        r={radius}
        fill="none"
        stroke="var(--note)"
        strokeWidth="2"
        strokeDasharray={around}
        strokeDashoffset={around * (1 - part)}
        className="transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none"
      />
    </svg>
  )
}
