import type { Ref } from 'react'

type Props = { className?: string; ref?: Ref<HTMLDivElement> }

/** Keeps what the server rendered here; on a page that the browser rendered itself, it is empty. */
export function Kept({ className, ref }: Props) {
  return (
    <div
      ref={ref}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves such an element's content alone.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
