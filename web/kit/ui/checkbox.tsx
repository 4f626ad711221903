import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What the person agrees to; can contain links. */
  children: ReactNode
  error?: string | null
}

/** Something to agree to, with its text beside it. */
export function Checkbox({ children, error, className = '', ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="type-small flex items-start gap-3 text-ink-2">
        <input
          {...rest}
          type="checkbox"
          className="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldNote id={id} error={error} />}
    </div>
  )
}
