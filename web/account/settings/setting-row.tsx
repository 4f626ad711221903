import type { ReactNode } from 'react'

type SettingRowProps = {
  /** An icon of 20 px; it gets a ring. */
  icon?: ReactNode
  title: ReactNode
  /** A chip beside the title. */
  state?: ReactNode
  children?: ReactNode
  /** The row's buttons. */
  actions?: ReactNode
}

/** One thing of a section on a hairline: what it is, its state in words, and what can be done with it. */
export function SettingRow({ icon, title, state, children, actions }: SettingRowProps) {
  return (
    <div className="setting-row">
      {icon && <span className="setting-icon">{icon}</span>}
      <div className="min-w-0 grow basis-48">
        <p className="type-table flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {title} {state}
        </p>
        {children && <div className="type-small text-ink-2">{children}</div>}
      </div>
      {actions && <div className="flex max-w-full shrink-0 flex-wrap justify-end gap-2">{actions}</div>}
    </div>
  )
}
