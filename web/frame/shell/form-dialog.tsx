import { useState } from 'react'
import { useBlocker } from 'react-router'
import { Dialog, type DialogProps } from '#web/kit/ui/dialog.tsx'
import { AskToDiscard, useStayOnSite } from './ask-to-discard.tsx'
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
