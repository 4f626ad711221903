import type { ReactNode } from 'react'

export type Tone = 'good' | 'warning' | 'error' | 'note' | 'glow'

type ChipProps = {
  tone?: Tone
  outlined?: boolean
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A word on a small background; its color is never the only signal. */
export function Chip({ tone, outlined, icon, className = '', children }: ChipProps) {
  return (
    <span className={`chip ${className}`} data-tone={tone} data-outlined={outlined || undefined}>
      {icon}
      {children}
    </span>
  )
}
