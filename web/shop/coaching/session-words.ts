import { hourMs } from '#core/base/durations.ts'
import { times } from '#i18n/times.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Calendar } from './coach-types.ts'

export type CalendarSession = Calendar['sessions'][number]

/** What a session of the calendar says: when in the coach's zone, with whom, and what it waits for. */
export function useSessionWords(zone: string) {
  const { t, locale } = useApp()
  const clock = times(locale, zone)
  return {
    day: (at: string | Date) => clock.day(new Date(at)),
    span: ({ starts_at, hours }: Pick<CalendarSession, 'starts_at' | 'hours'>) => {
      const from = new Date(starts_at)
      const to = new Date(from.getTime() + hours * hourMs)
      return t('calendar.span', { from: clock.time(from), to: clock.time(to) })
    },
    who: ({ customer }: CalendarSession) => customer ?? t('calendar.someone'),
    state: ({ state, stopped }: CalendarSession) =>
      stopped ? t('calendar.stopped') : t(`calendar.state.${state}`),
  }
}
