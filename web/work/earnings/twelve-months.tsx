import { useState } from 'react'
import { gameIds } from '#core/games/game.ts'
import { shareStates } from '#core/money/earnings.ts'
import { listed } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { MonthsLine } from '#web/kit/drawing/months/months-line.tsx'
import { Meter } from '#web/kit/ui/meter.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import type { Earnings } from './earnings-query.ts'
import { useMonthNames } from './use-month-names.ts'

type Months = Earnings['months']

/** What twelve months brought, as an altitude line or by game. */
export function TwelveMonths({ months }: { months: Months }) {
  const { t, format } = useApp()
  const [view, setView] = useState<'month' | 'game'>('month')
  const sum = (of: (month: Months[number]) => number) => months.reduce((all, month) => all + of(month), 0)
  const orders = sum((month) => month.orders)
  return (
    <section aria-labelledby="twelve-months" className="min-w-0">
      <h2 id="twelve-months" className="type-h3">
        {t('earnings.twelveMonths')}
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="twelve-sum">{format.money(sum((month) => month.share + month.tips))}</span>{' '}
          <span className="type-small text-ink-2">
            {listed(
              t,
              t('booster.completedCount', { count: orders }),
              t('earnings.onTime', { count: format.number(sum((month) => month.on_time)) }),
            )}
          </span>
        </p>
        <Segment
          label={t('earnings.show')}
          hideLabel
          value={view}
          onChange={setView}
          options={[
            { value: 'month', label: t('earnings.byMonth') },
            { value: 'game', label: t('earnings.byGame') },
          ]}
        />
      </div>
      {view === 'month' ? <ByMonth months={months} /> : <ByGame months={months} />}
    </section>
  )
}

function ByMonth({ months }: { months: Months }) {
  const { t, format, dir } = useApp()
  const names = useMonthNames()
  const earned = ({ share, tips }: Months[number]) => share + tips
  const best = months.reduce(
    (top, month) => (earned(month) > earned(top) ? month : top),
    months[0] as Months[number],
  )
  const words = (month: Months[number]) =>
    listed(
      t,
      names.full(month.month),
      t('booster.completedCount', { count: month.orders }),
      format.money(earned(month)),
    )
  const { states } = months.at(-1) as Months[number]
  return (
    <>
      <MonthsLine
        dir={dir}
        money={(minor) => format.money(minor, 'EUR', 'short')}
        best={t('earnings.best', { amount: format.money(earned(best)), month: names.long(best.month) })}
        months={months.map((month) => ({
          name: names.short(month.month),
          value: earned(month),
          words: words(month),
        }))}
        parts={shareStates.toReversed().map((name) => ({
          name,
          label: t(`earnings.state.${name}`),
          amount: states[name],
        }))}
      />
      <RunningMonth states={states} />
      <ul className="sr-only">
        {months.map((month) => (
          <li key={month.month}>{words(month)}</li>
        ))}
      </ul>
    </>
  )
}

/** Below the drawing on a phone, where the bar of the running month has no room for words. */
function RunningMonth({ states }: { states: Months[number]['states'] }) {
  const { t, format } = useApp()
  const shown = shareStates.filter((state) => states[state] > 0)
  return (
    <ul className="running-month type-small" aria-hidden="true">
      {shown.map((state) => (
        <li key={state} data-state={state}>
          <span className="grow">{t(`earnings.state.${state}`)}</span>
          <span className="tabular-nums">{format.money(states[state])}</span>
        </li>
      ))}
    </ul>
  )
}

function ByGame({ months }: { months: Months }) {
  const { t, format } = useApp()
  const games = gameIds
    .map((game) => ({ game, amount: months.reduce((sum, month) => sum + (month.games[game] ?? 0), 0) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)
  const most = games[0]?.amount ?? 1
  return (
    <ul className="by-game">
      {games.map(({ game, amount }) => (
        <li key={game}>
          <span className="flex justify-between gap-4">
            <b className="font-semibold">{t(`games.game.${game}`)}</b> <span>{format.money(amount)}</span>
          </span>
          <Meter part={amount / most} />
        </li>
      ))}
      {games.length === 0 && <li className="text-ink-2">{t('earnings.none')}</li>}
    </ul>
  )
}
