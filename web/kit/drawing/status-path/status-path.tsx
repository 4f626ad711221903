import type { ReactNode } from 'react'

export type StatusPathProps = {
  /** Names the list: 'Status of your order' */
  label: string
  steps: readonly {
    key: string
    state: 'done' | 'now' | 'ahead'
    title: ReactNode
    details?: readonly ReactNode[]
  }[]
}

/** The statuses of an order as camps of a path; word and mark show the current one, not color alone. */
export function StatusPath({ label, steps }: StatusPathProps) {
  return (
    <ol className="status-path" aria-label={label}>
      {steps.map(({ key, state, title, details = [] }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <circle r={state === 'ahead' ? 7 : 8} />
            {state === 'done' && <path d="M-3.4.2-1 2.6l4.4-5" />}
            {state === 'now' && <circle className="status-heart" r="3" />}
          </svg>
          <b>{title}</b>
          {details.map((detail, i) => (
            <span key={i}>{detail}</span>
          ))}
        </li>
      ))}
    </ol>
  )
}
