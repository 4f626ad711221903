import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { isPaid, type OrderView } from '../parts/order-facts.ts'

type Props = { order: OrderView; lesson: NonNullable<OrderView['session']> }

/** The customer's notes from each lesson, newest first, and the number of hours done. */
export function LessonNotes({ order, lesson }: Props) {
  const { t } = useApp()
  const times = useTimes()
  if (!isPaid(order)) return null
  const held = lesson.held.reduce((sum, { hours }) => sum + hours, 0)
  const newest = lesson.held.toReversed()
  return (
    <section aria-labelledby="notes" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="notes" className="type-h3">
          {t('session.notes')}
        </h2>
        <p className="type-small text-ink-2">
          {t('session.held')}{' '}
          <strong className="text-ink tabular-nums">
            {t('session.heldOf', { held, all: order.logged.of })}
          </strong>
        </p>
      </div>
      {newest.length === 0 ? (
        <p className="type-table text-ink-2">
          {t(order.viewer === 'booster' ? 'session.noNotesCoach' : 'session.noNotes')}
        </p>
      ) : (
        <ol className="border-t border-line">
          {newest.map(({ number, hours, notes, held_at }) => (
            <li key={number} className="border-b border-line py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <strong className="type-table">{t('session.noteTitle', { number })}</strong>
                <span className="type-small text-ink-2">
                  {times.dateTime(held_at)} · {t('games.hours', { count: hours })}
                </span>
              </p>
              <p dir="auto" className="type-body mt-2 max-w-[68ch] whitespace-pre-line">
                {notes}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
