import { type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

export type SegmentOption<V extends string> = {
  value: V
  label: ReactNode
  /** Smaller, after the label: '+25%' */
  note?: ReactNode
  /** The key that chooses it; shown where there is a keyboard. */
  shortcut?: string
  disabled?: boolean
}

type SegmentProps<V extends string> = {
  label: ReactNode
  hideLabel?: boolean
  options: readonly SegmentOption<V>[]
  value: V
  onChange: (value: V) => void
  /** Why an option is unavailable, and other text below. */
  hint?: ReactNode
  className?: string
}

/** One of a few options, all visible: native radio buttons, so that arrow keys work as usual. */
export function Segment<V extends string>(props: SegmentProps<V>) {
  const { label, hideLabel, options, value, onChange, hint, className = '' } = props
  const id = useId()
  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={hint ? `${id}note` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'label mb-2'}>{label}</legend>
      <div className="segment">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-keyshortcuts={option.shortcut}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.note && <span>{option.note}</span>}
            {option.shortcut && (
              <span aria-hidden="true">
                <kbd className="pointer-coarse:hidden">{option.shortcut}</kbd>
              </span>
            )}
          </label>
        ))}
      </div>
      {hint && <FieldNote id={`${id}note`} hint={hint} />}
    </fieldset>
  )
}
