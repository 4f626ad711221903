import { type ComponentProps, useState } from 'react'
import { useControl } from './control.ts'
import { RoomLeft } from './room-left.tsx'

/** Inside a Field, or with an `aria-label` of its own. */
export function TextArea({ className = '', onChange, ...rest }: ComponentProps<'textarea'>) {
  const control = useControl()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  return (
    <>
      <textarea
        rows={4}
        {...control}
        {...rest}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        className={`control ${className}`}
      />
      {control.id && (
        <RoomLeft length={typeof rest.value === 'string' ? rest.value.length : typed} most={rest.maxLength} />
      )}
    </>
  )
}
