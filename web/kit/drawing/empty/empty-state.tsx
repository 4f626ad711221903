import type { ReactNode } from 'react'
import { EmptyTrail } from './empty-trail.tsx'

type EmptyStateProps = {
  title: string
  /** What will appear here. */
  text: ReactNode
  /** The next step. */
  action?: ReactNode
  dir: 'ltr' | 'rtl'
}

export function EmptyState({ title, text, action, dir }: EmptyStateProps) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 rounded-card border border-dashed border-line-strong p-6 sm:flex-row sm:items-center">
      <EmptyTrail dir={dir} />
      <div>
        <h2 className="type-h3">{title}</h2>
        <p className="type-table mt-1 max-w-[46ch] text-ink-2">{text}</p>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  )
}
