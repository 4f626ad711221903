import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { useTranslate } from '../session/app-context.ts'

/** Asks before input is lost. */
export function AskToDiscard({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTranslate()
  return (
    <Dialog open onClose={onStay} title={t('shell.unsavedTitle')} closeLabel={t('shell.keepEditing')}>
      <p className="text-ink-2">{t('shell.unsavedText')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onDiscard}>
          {t('shell.discardChanges')}
        </Button>
        <Button variant="primary" onClick={onStay}>
          {t('shell.keepEditing')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The browser's own question before it leaves or reloads the page. */
export function useStayOnSite(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}

/** For a page with unsaved input: asks before another page takes its place. Show what it returns. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useStayOnSite(dirty)
  if (blocker.state !== 'blocked') return null
  return <AskToDiscard onStay={blocker.reset} onDiscard={blocker.proceed} />
}
