import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useTranslate } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, type DialogProps } from '../ui/dialog.tsx'
import { SomethingToLose } from './something-to-lose.ts'

type FormDialogProps = DialogProps & {
  /** Whether closing would lose input; a form of `useForm` reports this itself. */
  dirty?: boolean
}

/** A dialog with a form. Closing it, going back or leaving the site asks first while it has unsaved input. */
export function FormDialog({ dirty: known, onClose, children, ...rest }: FormDialogProps) {
  const [told, tell] = useState(false)
  const dirty = known ?? told
  const [closing, setClosing] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useStayOnSite(dirty)
  const leaving = blocker.state === 'blocked'
  const stay = () => {
    setClosing(false)
    if (leaving) blocker.reset()
  }
  return (
    <Dialog onClose={() => (dirty ? setClosing(true) : onClose())} {...rest}>
      <SomethingToLose value={tell}>{children}</SomethingToLose>
      {(closing || leaving) && <AskToDiscard onStay={stay} onDiscard={leaving ? blocker.proceed : onClose} />}
    </Dialog>
  )
}

function AskToDiscard({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
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
function useStayOnSite(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
