import { type ComponentProps, type MouseEvent, use, useId } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { UnavailableContext } from './unavailable.ts'

export { buttonClass } from './button-class.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Busy: shows it, and ignores further presses. */
    busy?: boolean
    /** Why it is unavailable; shown below the button. */
    disabledReason?: string | null
    /** The id of the element that says why it is unavailable, if that is visible elsewhere. */
    disabledBy?: string | null
    /** It also works where others need a connection. */
    offline?: boolean
    /** A press while it is unavailable, for example to lead to what is missing. */
    onRefused?: () => void
  }

/** An unavailable button stays reachable by keyboard and says why (`aria-disabled`, never `disabled`). */
export function Button({
  variant,
  size,
  className,
  busy = false,
  offline = false,
  disabledReason: ownReason,
  disabledBy: ownSayer,
  onRefused,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const around = use(UnavailableContext)
  const unavailable = offline ? undefined : around
  const disabledBy = ownSayer ?? unavailable?.id
  const disabledReason = ownReason || (unavailable?.id ? ownReason : (unavailable?.reason ?? ownReason))
  const refused = Boolean(disabledReason || disabledBy)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy && !refused) return onClick?.(event)
    event.preventDefault()
    if (refused) onRefused?.()
  }
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      aria-disabled={refused || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : (disabledBy ?? rest['aria-describedby'])}
      onClick={press}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
  if (disabledReason === undefined && unavailable === undefined) return button
  // The same elements with and without a reason: a button whose reason goes keeps the focus.
  return (
    <span className={disabledReason ? 'flex flex-col items-start gap-2' : 'contents'}>
      {button}
      {disabledReason && (
        <span id={reasonId} className="type-small flex items-start gap-2 text-ink-2">
          <Icon name="lock" size={16} className="mt-0.5" />
          {disabledReason}
        </span>
      )}
    </span>
  )
}
