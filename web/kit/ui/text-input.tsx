import type { ComponentProps } from 'react'
import { useControl } from './field.tsx'

/** Inside a Field, or with an `aria-label` of its own. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useControl()} {...rest} className={`control ${className}`} />
}
