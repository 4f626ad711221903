import type { ComponentProps, ReactNode } from 'react'
import { useControl } from './control.ts'
import { Icon } from './icon.tsx'

type SelectProps = ComponentProps<'select'> & {
  /** An emblem of at most 24 px, or a word such as 'Game', before the selected option. */
  leading?: ReactNode
  /** The width of the leading part, as any CSS length. */
  leadingSize?: string
}

/** The system's own list, in our look; its children are `option` elements. */
export function Select({
  leading,
  leadingSize = '28px',
  className = '',
  style,
  children,
  ...rest
}: SelectProps) {
  const room = leading ? { paddingInlineStart: `calc(${leadingSize} + 16px)` } : undefined
  return (
    <div className={`select ${className}`}>
      {leading && <span className="select-leading">{leading}</span>}
      <select {...useControl()} {...rest} className="control" style={{ ...room, ...style }}>
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  )
}
