import { orderNumber } from '#core/base/order-number.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import type { Calendar } from './coach-types.ts'
import { type CalendarSession, useSessionWords } from './session-words.ts'

const tones = {
  agreed: 'good',
  asked: 'warning',
  proposed: 'note',
  paying: undefined,
  held: undefined,
} satisfies Record<CalendarSession['state'], Tone | undefined>

/** The week's sessions in words, each with the way to its order. */
export function SessionRows({ calendar: { sessions, time_zone } }: { calendar: Calendar }) {
  const { t, format } = useApp()
  const words = useSessionWords(time_zone)
  if (sessions.length === 0) return <p className="type-table mt-4 text-ink-2">{t('calendar.none')}</p>
  return (
    <ul
      className="mt-6 max-w-3xl divide-y divide-line border-y border-line"
      aria-label={t('calendar.sessions')}
    >
      {sessions.map((session) => {
        const { order_id, number, game, state, starts_at, stopped, has_link } = session
        const tone = stopped ? 'warning' : tones[state]
        return (
          <li
            key={`${order_id} ${starts_at} ${state}`}
            data-game={game}
            className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="type-table font-semibold tabular-nums">
                {words.day(starts_at)} <span aria-hidden="true">·</span> {words.span(session)}
              </p>
              <p className="type-small text-ink-2">
                <span className="lozenge me-1.5" aria-hidden="true" /> <bdi>{words.who(session)}</bdi>{' '}
                {state === 'paying' ? (
                  format.ltr(orderNumber(number))
                ) : (
                  <LocaleLink
                    to="/dashboard/order/:order_id"
                    params={{ order_id }}
                    className="text-link after:absolute after:inset-0"
                  >
                    {format.ltr(orderNumber(number))}
                  </LocaleLink>
                )}
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-2">
              {state === 'agreed' && !has_link && <Chip tone="warning">{t('calendar.noLink')}</Chip>}
              <Chip outlined={state === 'proposed' || state === 'paying'} {...(tone && { tone })}>
                {words.state(session)}
              </Chip>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
