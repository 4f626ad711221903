import { useEffect, useEffectEvent } from 'react'
import type { Contract } from '#contract/contract.ts'
import { mostQueued } from '#core/site/most-queued.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { BoostersOnline } from '#web/frame/shell/boosters-online.tsx'
import { shownWaiting, subscribeWaiting } from '#web/frame/shell/waiting.ts'
import { DayAndTime } from '#web/frame/texts/day-and-time.tsx'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { SteadyRows } from '#web/parts/lists/steady-rows.tsx'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { MoneyToday } from './money-today.tsx'
import { QueueRow } from './queue-row.tsx'

export type Day = Contract['getStaffDay']['reply']['data']

/** Staff's home: what needs a decision, the most urgent list first, and today's money. */
export function StaffDay({ day }: { day: Day }) {
  const { t, dir } = useApp()
  const isDone = day.queues.length === 0
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <DayAndTime />
          <h1 className="type-h1">{isDone ? t('shell.today') : thingsOf(t, day)}</h1>
        </div>
        <Running boosting={day.boosting} />
      </header>
      <div className={day.money ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]' : ''}>
        <div className="min-w-0">
          <StaffQueues day={day} />
          {isDone && <EmptyState dir={dir} title={t('today.none')} text={t('today.noneText')} />}
        </div>
        {day.money && <MoneyToday money={day.money} />}
      </div>
    </>
  )
}

/** How much needs a decision; a full queue can have more. */
export function thingsOf(t: Translate, { queues }: Day): string {
  const count = queues.reduce((sum, queue) => sum + queue.count, 0)
  return t(queues.some((queue) => queue.count >= mostQueued) ? 'today.thingsMore' : 'today.things', { count })
}

/** The lists in which something waits; live, without moving under a hand. */
export function StaffQueues({ day }: { day: Day }) {
  const steady = useSteady(day)
  const compare = useEffectEvent(() => {
    if (stateOf(shownWaiting()) !== stateOf(day)) steady.changed()
  })
  useEffect(() => subscribeWaiting(() => compare()), [])
  return (
    <SteadyRows steady={steady}>
      <ul className="divide-y divide-line border-line [&:not(:empty)]:border-y">
        {day.queues.map((queue) => (
          <QueueRow key={queue.queue} waiting={queue} />
        ))}
      </ul>
    </SteadyRows>
  )
}

/** What the menu has heard is compared with what is shown, whatever its order. */
function stateOf({ queues }: { queues: readonly { queue: string; count: number; due: string }[] }): string {
  return queues
    .map(({ queue, count, due }) => `${queue} ${count} ${due}`)
    .sort()
    .join()
}

function Running({ boosting }: { boosting: number | null }) {
  const { t } = useApp()
  return (
    <p className="type-small flex flex-wrap gap-x-4 text-ink-2 tabular-nums">
      <BoostersOnline />
      {boosting !== null && <span>{t('today.boosting', { count: boosting })}</span>}
    </p>
  )
}
