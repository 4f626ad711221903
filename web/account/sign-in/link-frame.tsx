import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'

type Props = { title: string; lead?: ReactNode; children?: ReactNode }

/** The page that a mailed link opens: what it is about, and one thing to do. */
export function LinkFrame({ title, lead, children }: Props) {
  const { dir } = useApp()
  return (
    <div className="relative isolate -mt-16 pt-16">
      <ContourLines seed="link" width={1440} height={560} dir={dir} />
      <div className="shell py-12 md:py-20">
        <h1 className="type-h1 max-w-[22ch]">{title}</h1>
        {lead && <p className="type-large mt-3 max-w-[56ch] text-ink-2 [overflow-wrap:anywhere]">{lead}</p>}
        {children && <div className="mt-8 max-w-[440px]">{children}</div>}
      </div>
    </div>
  )
}
