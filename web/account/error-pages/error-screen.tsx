import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { EmptyTrail } from '#web/kit/drawing/empty/empty-trail.tsx'

type ErrorScreenProps = { title: string; children: ReactNode; action: ReactNode }

/** An error in words, with the next step. */
export function ErrorScreen({ title, children, action }: ErrorScreenProps) {
  const { dir } = useApp()
  return (
    <div className="error-screen relative isolate -mt-16 pt-16">
      <ContourLines seed="error" width={1440} height={520} dir={dir} />
      <div className="shell py-16 md:py-24 in-[.dashboard]:p-0!">
        <EmptyTrail dir={dir} />
        <h1 className="type-h1 mt-8">{title}</h1>
        <div className="type-large mt-3 flex max-w-[56ch] flex-col gap-1 text-ink-2">{children}</div>
        <div className="mt-8">{action}</div>
      </div>
    </div>
  )
}
