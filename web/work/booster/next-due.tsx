import type { Contract } from '#contract/contract.ts'
import { dayMs } from '#core/base/durations.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

export type Due = Contract['listActiveOrders']['reply']['data']['items'][number]['due']

/** Kinds with a text that names their time. */
const timed = {
  dispute: 'day.answerDispute',
  code: 'day.useCode',
  change: 'day.answerChange',
  session: 'day.nextSession',
  decision: 'day.decided',
  check: 'day.nextCheck',
} as const

/** What is next on an order of the booster; what is late says so. */
export function NextDue({ due: { kind, at, mine } }: { due: Due }) {
  const { t } = useApp()
  const times = useTimes()
  const now = useNow()
  if (kind === 'play' && at) return <Promised end={Date.parse(at)} now={now} />
  if (kind === 'agree') return t('day.nextAgree')
  if (kind === 'frozen') return t('day.frozen')
  if (kind === 'paused' || kind === 'play' || !at) return t('day.nextPaused')
  const words = t(timed[kind], { time: times.dateTime(at) })
  const late = mine && now !== null && now > Date.parse(at)
  return late ? <Late>{words}</Late> : words
}

function Promised({ end, now }: { end: number; now: number | null }) {
  const { t } = useApp()
  const times = useTimes()
  const date = times.day(new Date(end))
  if (now === null) return t('day.promisedBy', { date })
  if (now > end) return <Late>{t('day.promisedLate', { date })}</Late>
  return (
    <>
      {t('day.promisedBy', { date })}
      <span className="type-small block text-ink-2">
        {t('day.daysLeft', { count: Math.ceil((end - now) / dayMs) })}
      </span>
    </>
  )
}

function Late({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-error">
      <Icon name="triangle-alert" size={16} /> {children}
    </span>
  )
}
