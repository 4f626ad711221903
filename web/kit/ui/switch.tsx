import type { ComponentProps } from 'react'
import { useControl } from './control.ts'

/** On or off at once; put it inside a `label`, or give it an `aria-label`. */
export function Switch({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return <input {...useControl()} {...rest} type="checkbox" role="switch" className={`switch ${className}`} />
}
