import { type ReactNode, useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import type { ButtonVariant } from '#web/kit/ui/button-class.ts'
import { useAction } from '../router/use-action.ts'
import { useTranslate } from '../session/app-context.ts'
import { FormDialog } from './form-dialog.tsx'
import { ReasonField, reasonMissing } from './reason-field.tsx'

type Props = {
  title: string
  /** The consequences. */
  children: ReactNode
  /** Label of the reason field; without it no reason is needed. */
  reasonLabel?: string | null
  confirmLabel: string
  /** Why what was entered besides the reason can't be sent. */
  wrong?: string | null
  /** Something was entered besides the reason. */
  dirty?: boolean
  variant?: ButtonVariant
  size?: 'wide'
  /** Label of the button that changes nothing and closes the dialog; it has a default. */
  keepLabel?: string
  send: (reason: string) => Promise<unknown>
  /** The message after success, unless the page shows it. */
  done?: string
  onClose: () => void
}

/** Confirms a step that can't be undone: its consequences, its reason, and a button to leave. */
export function ConfirmDialog({ title, children, reasonLabel, confirmLabel, ...rest }: Props) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const {
    variant = 'danger',
    size = 'normal',
    keepLabel = t('order.leaveAsIs'),
    wrong,
    dirty = false,
    send,
    done,
    onClose,
  } = rest
  const confirm = async () => {
    if (await run(() => send(reason), done)) onClose()
  }
  return (
    <FormDialog
      open
      dirty={dirty || reason.trim() !== ''}
      onClose={onClose}
      size={size}
      title={title}
      closeLabel={t('shell.close')}
    >
      {children}
      {reasonLabel && (
        <ReasonField label={reasonLabel} className="mt-4" reason={reason} onChange={setReason} />
      )}
      <div className="dialog-foot">
        <Button
          variant={variant}
          busy={busy}
          disabledReason={wrong ?? (reasonLabel ? reasonMissing(t, reason) : null)}
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
