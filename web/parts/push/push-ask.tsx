import { useEffect, useId, useState } from 'react'
import { type App, useApp, useUser } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { pushSupport, turnOnPush } from './push.ts'

/** What the person has just done, after which a push would help them. */
export type AskedAfter = 'paid' | 'accepted' | 'code'

/** Remembered once and for all. */
const hideKey = 'push:not-now'

/**
 * Offers pushes where they help, in one quiet line: to a browser that can get them, doesn't yet, and whose person hasn't said
 * “not now”. The browser's own question comes only after the press.
 */
export function PushAsk({ after }: { after: AskedAfter }) {
  const app = useApp()
  const { t } = app
  const userId = useUser()?._id
  const words = useId()
  const [key, setKey] = useState<string | null>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!userId) return
    if (pushSupport(app) !== 'can' || localStorage.getItem(hideKey) !== null) return setKey(null)
    let isHere = true
    void offeredKey(app)
      .then((found) => isHere && setKey(found))
      .catch((error) => {
        console.warn(error)
        if (isHere) setKey(null)
      })
    return () => {
      isHere = false
    }
  }, [app, userId])
  if (key === null) return null
  // Until it is known, no other offer takes its place (web/parts/installed-app/install.ts).
  if (key === undefined) return <span hidden data-push-ask />
  const hide = () => {
    localStorage.setItem(hideKey, 'true')
    setKey(null)
  }
  const turnOn = async () => {
    setBusy(true)
    try {
      // A refusal to the browser is a refusal to us.
      if (!(await turnOnPush(app, key))) return hide()
      setKey(null)
      void showSuccess(t('push.isOn'))
    } catch (error) {
      console.warn(error)
      void showError(t('push.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      data-push-ask
      aria-labelledby={words}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[14px] border border-line-strong px-4 py-3"
    >
      <p id={words} className="type-table flex min-w-0 grow basis-56 items-center gap-3">
        <LateIcon name="bell-ring" size={20} className="shrink-0 text-ink-2" />
        {t(`push.ask.${after}`)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="outline" busy={busy} onClick={() => void turnOn()}>
          {t('push.turnOn')}
        </Button>
        <Button offline size="small" onClick={hide}>
          {t('app.notNow')}
        </Button>
      </div>
    </section>
  )
}

/** Null where the shop has no pushes, or this browser gets them already. */
async function offeredKey({ call }: App): Promise<string | null> {
  const { key, endpoint } = (await call('getPush')).data.push
  return endpoint === null ? key : null
}
