import { type ReactNode, useState } from 'react'
import { useAction } from '../router/use-action.ts'
import { useTranslate } from '../session/app-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { Button } from '../ui/button.tsx'
import type { ButtonVariant } from '../ui/button-class.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'

type Props = {
  title: string
  /** What follows from it. */
  children: ReactNode
  /** Asks why; without it nothing has to be said. */
  reasonLabel?: string | null
  confirmLabel: string
  variant?: ButtonVariant
  /** The way out; leaves everything as it is unless told otherwise. */
  keepLabel?: string
  send: (reason: string) => Promise<unknown>
  /** What is said once it is done. */
  done: string
  onClose: () => void
}

/** A step that can't be taken back: what follows from it, why it is taken, and the way out. */
export function ConfirmDialog({ title, children, reasonLabel, confirmLabel, ...rest }: Props) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const { variant = 'danger', keepLabel = t('order.leaveAsIs'), send, done, onClose } = rest
  const confirm = async () => {
    if (await run(() => send(reason), done)) onClose()
  }
  return (
    <FormDialog
      open
      dirty={reason.trim() !== ''}
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
    >
      {children}
      {reasonLabel && (
        <ReasonField label={reasonLabel} className="mt-4" reason={reason} onChange={setReason} />
      )}
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button
          variant={variant}
          busy={busy}
          disabledReason={reasonLabel ? reasonMissing(t, reason) : null}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {keepLabel}
        </Button>
      </div>
    </FormDialog>
  )
}
