import type { ReactNode } from 'react'

export type TimelineEntry = {
  key: string
  icon?: ReactNode
  text: ReactNode
  /** When, as text; `at` is the same for machines (ISO 8601). */
  time?: ReactNode
  at?: string
}

/** What happened and when, in rows separated by hairlines. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map(({ key, icon, text, time, at }) => (
        <li key={key}>
          {icon}
          <span className="min-w-0 grow">{text}</span>
          {time && (
            <time dateTime={at} className="shrink-0 whitespace-nowrap text-ink-3 tabular-nums">
              {time}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
