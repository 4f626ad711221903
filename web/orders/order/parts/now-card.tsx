import { type ReactNode, useId } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'

type NowCardProps = {
  icon: ReactNode
  title: ReactNode
  /** The line above the title, which names the next step if there is one. */
  label?: ReactNode
  tone?: 'good' | 'warning' | 'error' | 'note'
  /** Drops the card's frame when there is no action. */
  open?: boolean
  /** At the end of the title: the time left. */
  aside?: ReactNode
  children?: ReactNode
}

/** What the order waits for, directly below its title, with the action. */
export function NowCard({ icon, title, label, tone, open = false, aside, children }: NowCardProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section className={open ? 'now-card' : 'now-card card p-4 sm:p-6'} data-tone={tone} aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 md:flex-nowrap">
        <div className="min-w-0">
          <p className="now-label">
            {icon}
            {label ?? t(open ? 'order.nothingNow' : 'order.nowLabel')}
          </p>
          <h2 id={id} className="type-h2 mt-1">
            {title}
          </h2>
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function NowText({ children }: { children: ReactNode }) {
  return <div className="type-body mt-2 max-w-[62ch] text-ink-2">{children}</div>
}
