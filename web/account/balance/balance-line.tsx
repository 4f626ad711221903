import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { areaUnder, type Point, polyline } from '#web/kit/drawing/polyline.ts'
import type { BalanceEntry } from './balance-types.ts'
import { useMonthName } from './use-month-name.ts'

const height = 100

/**
 * The balance after each entry, one step per entry, so that a quiet month doesn't stretch it. One entry has the focus;
 * the arrow keys move it along.
 */
export function BalanceLine({ points }: { points: readonly BalanceEntry[] }) {
  const { t, format, dir } = useApp()
  const last = points.length - 1
  const [at, setAt] = useState(last)
  const marks = useRef<(HTMLButtonElement | null)[]>([])
  const most = Math.max(...points.map(({ balance }) => balance), 1)
  const mostMoved = Math.max(...points.map(({ amount }) => Math.abs(amount)), 1)
  const share = (index: number) => ((index + 0.75) / (points.length + 0.25)) * 100
  const move = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: last }[event.key]
    if (next === undefined || next < 0 || next > last) return
    event.preventDefault()
    marks.current[next]?.focus()
  }
  const line = lineOf(points, share, (balance) => height - (balance / most) * (height - 14))
  return (
    <figure className="balance-line" aria-label={t('balance.line')}>
      <figcaption>
        <span data-in="">{t('balance.moneyIn')}</span>
        <span>{t('balance.moneyOut')}</span>
      </figcaption>
      <Tag entry={points[at] ?? points[last]} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div className="balance-plot" role="group" aria-label={t('balance.line')} onKeyDown={move}>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="balance-area" d={areaUnder(line, height)} />
          <path className="balance-path" d={polyline(line)} />
        </svg>
        {points.map((entry, index) => (
          <Mark
            key={entry.entry_id}
            ref={(button) => {
              marks.current[index] = button
            }}
            entry={entry}
            isChosen={index === at}
            onChoose={() => setAt(index)}
            x={share(index)}
            y={(entry.balance / most) * (100 - 14)}
            bar={Math.max(4, (Math.abs(entry.amount) / mostMoved) * 24)}
          />
        ))}
      </div>
      <Months points={points} share={share} />
      <p className="sr-only" aria-live="polite">
        {format.money(points[at]?.balance ?? 0)}
      </p>
    </figure>
  )
}

/** The line keeps the former balance until an entry, then reaches the new one at the entry's mark. */
function lineOf(
  points: readonly BalanceEntry[],
  share: (index: number) => number,
  y: (balance: number) => number,
): Point[] {
  const step = share(1) - share(0)
  const line = points.flatMap(({ balance, amount }, index): Point[] => [
    [share(index) - step * 0.4, y(balance - amount)],
    [share(index), y(balance)],
  ])
  const first = line[0]
  const end = points.at(-1)
  return first && end ? [[0, first[1]], ...line, [100, y(end.balance)]] : line
}

type MarkProps = {
  ref: (button: HTMLButtonElement | null) => void
  entry: BalanceEntry
  isChosen: boolean
  onChoose: () => void
  x: number
  y: number
  bar: number
}

function Mark({ ref, entry, isChosen, onChoose, x, y, bar }: MarkProps) {
  const { t, format } = useApp()
  const times = useShopTimes()
  const { entry_id, kind, amount, balance, at } = entry
  const words = [
    times.dateTime(at),
    t(`balance.kind.${kind}`),
    format.money(amount, 'EUR', 'signed'),
    t('balance.balanceAfter', { balance: format.money(balance) }),
  ]
  return (
    <button
      ref={ref}
      type="button"
      className="balance-mark"
      data-in={amount > 0 || undefined}
      data-chosen={isChosen || undefined}
      style={{ insetInlineStart: `${x}%`, '--at': y / 100, '--bar': `${bar}px` } as CSSProperties}
      aria-label={words.join('. ')}
      tabIndex={isChosen ? 0 : -1}
      onFocus={onChoose}
      onPointerEnter={onChoose}
      onClick={() => document.getElementById(`entry-${entry_id}`)?.scrollIntoView({ block: 'center' })}
    />
  )
}

/** What the chosen entry was; the mark itself says the same to screen readers. */
function Tag({ entry }: { entry: BalanceEntry | undefined }) {
  const { t, format } = useApp()
  const times = useShopTimes()
  if (!entry) return null
  return (
    <p className="balance-tag" aria-hidden="true">
      <span>{times.dateTime(entry.at)}</span>
      <b>
        <span>{t(`balance.kind.${entry.kind}`)}</span>
        <span>{format.money(entry.amount, 'EUR', 'signed')}</span>
      </b>
      <span>{t('balance.balanceAfter', { balance: format.money(entry.balance) })}</span>
    </p>
  )
}

/** The name of each month below its first entry. */
function Months({ points, share }: { points: readonly BalanceEntry[]; share: (index: number) => number }) {
  const monthName = useMonthName()
  const firsts = points.flatMap(({ at }, index) =>
    index === 0 || points[index - 1]?.at.slice(0, 7) !== at.slice(0, 7)
      ? [{ month: at.slice(0, 7), index }]
      : [],
  )
  return (
    <p className="balance-months" aria-hidden="true">
      {firsts
        .filter(({ index }, n) => n === 0 || share(index) - share(firsts[n - 1]?.index ?? 0) > 16)
        .map(({ month, index }) => (
          <span key={month} style={{ insetInlineStart: `${index === 0 ? 0 : share(index)}%` }}>
            {monthName(month)}
          </span>
        ))}
    </p>
  )
}
