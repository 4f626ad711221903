import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { atTheFoot } from './at-the-foot.ts'
import type { NewVersion } from './new-version.ts'

const saidMs = 6_000
const bar = `${atTheFoot} type-table flex flex-wrap items-center gap-x-3.5 gap-y-2.5 p-3.5 text-ink-2`

/** At the bottom of the window while a newer version waits for what somebody is in the middle of. */
export function VersionBar({ version }: { version: NewVersion }) {
  const { t, site } = useApp()
  const { isRequired } = version
  const title = t(isRequired ? 'app.tooOld' : 'app.newVersion', { name: site.name })
  return (
    <section className={`${bar} max-w-160 ${isRequired ? 'border-error' : ''}`} aria-label={title}>
      <LateIcon name="refresh-cw" size={20} className={isRequired ? 'text-error' : ''} />
      <p role="status" className="min-w-56 flex-1">
        <b className="font-semibold text-ink">{title}</b>{' '}
        {t(isRequired ? 'app.tooOldText' : 'app.newVersionText')}
      </p>
      <span className="ms-auto flex gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:min-h-11">
        {!isRequired && (
          <Button variant="quiet" onClick={version.later}>
            {t('app.later')}
          </Button>
        )}
        <Button variant="outline" onClick={version.reload}>
          {t('app.reload')}
        </Button>
      </span>
    </section>
  )
}

/** After such a reload: what was typed is there again. */
export function KeptNote() {
  const { t } = useApp()
  const [shown, show] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => show(false), saidMs)
    return () => clearTimeout(timer)
  }, [])
  return shown ? (
    <p className={bar} role="status">
      {t('app.inputKept')}
    </p>
  ) : null
}
