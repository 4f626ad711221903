import { type ReactNode, useId } from 'react'
import { FieldContext } from './control.ts'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: ReactNode
  /** Below the control; the error replaces it. */
  hint?: ReactNode
  error?: string | null
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
  /** One TextInput, TextArea or Select. */
  children: ReactNode
}

/** A control with its label, and a hint or an error as text below it. */
export function Field({ label, hint, error, aside, hideLabel, className = '', children }: FieldProps) {
  const id = useId()
  const described = error || hint ? `${id}note` : undefined
  return (
    <div className={`flex min-w-0 flex-col ${className}`}>
      {aside ? (
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="label">
            {label}
          </label>
          <span className="type-label shrink-0 text-end">{aside}</span>
        </div>
      ) : (
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'label mb-2'}>
          {label}
        </label>
      )}
      <FieldContext value={{ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      {described && <FieldNote id={described} error={error} hint={hint} />}
    </div>
  )
}

/** The line below a control. An error is a sentence with an icon, never color alone. */
export function FieldNote({ id, error, hint }: { id: string; error?: string | null; hint?: ReactNode }) {
  return (
    <p id={id} className={`type-caption mt-1.5 flex gap-1.5 ${error ? 'text-error' : 'text-ink-3'}`}>
      {error && <Icon name="circle-alert" size={16} />}
      {error ?? hint}
    </p>
  )
}
