import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from './page-state.ts'

export type LinkProps = ComponentProps<'a'>

/** A link to an address of the site, which is gone to without loading the whole of it again. */
export function Link({ href, onClick, ...rest }: LinkProps & { href: string }) {
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!asksForThisWindow(event)) return
        event.preventDefault()
        void navigate(event.currentTarget.href)
      }}
    />
  )
}

/** A plain click: another button or a held key asks the browser for a new tab, a window or a file. */
function asksForThisWindow(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  if (event.defaultPrevented || event.button !== 0 || (target && target !== '_self')) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
