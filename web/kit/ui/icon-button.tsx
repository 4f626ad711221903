import { type ComponentProps, type ReactNode, use } from 'react'
import { UnavailableContext } from './unavailable.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its name; there is no visible text. */
  label: string
  icon: ReactNode
  /** It needs a connection, and is unavailable without one. */
  online?: boolean
}

export function IconButton({ label, icon, className = '', online, onClick, ...rest }: IconButtonProps) {
  const around = use(UnavailableContext)
  const unavailable = online ? around : null
  const name = unavailable ? `${label} (${unavailable.reason})` : label
  return (
    <button
      type="button"
      {...rest}
      className={`icon-button ${className}`}
      aria-label={name}
      title={name}
      aria-disabled={unavailable ? true : rest['aria-disabled']}
      onClick={unavailable ? undefined : onClick}
    >
      {icon}
    </button>
  )
}
