import type { ComponentProps } from 'react'
import { useControl } from './field.tsx'

/** Inside a Field, or with an `aria-label` of its own. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...useControl()} {...rest} className={`control ${className}`} />
}
