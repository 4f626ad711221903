import type { ReactNode } from 'react'
import type { Tone } from './chip.tsx'
import { Icon, type IconName } from './icon.tsx'

type NoticeProps = {
  tone?: Exclude<Tone, 'glow'>
  title?: ReactNode
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  className?: string
}

const icons: Record<Exclude<Tone, 'glow'>, IconName> = {
  good: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  note: 'info',
}

/** Information at its place on the page. */
export function Notice({ tone = 'note', title, children, action, className = '' }: NoticeProps) {
  return (
    <div className={`notice ${className}`} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink-2">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
