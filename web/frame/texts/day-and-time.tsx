import { useNow } from './use-now.ts'
import { useTimes } from './use-times.ts'

/** The day and the time above a title, once the browser knows them. */
export function DayAndTime() {
  const times = useTimes()
  const now = useNow()
  return <p className="type-small min-h-5 text-ink-2">{now !== null && times.dateAndTime(new Date(now))}</p>
}
