import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { toastList } from '#web/kit/ui/toast-region.tsx'
import { showNotification } from '#web/kit/ui/toasts.ts'

/** A centered card from 640 px up, a sheet below that. */
export function DialogState() {
  const { t } = useApp()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('order.cancel')}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('order.cancelTitle')}
        closeLabel={t('shell.close')}
      >
        <p className="type-body text-ink-2">{t('order.cancelUnpaid')}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button variant="danger">{t('order.cancel')}</Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t('order.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** A form that asks for confirmation before unsaved input is closed. */
export function FormDialogState() {
  const { t } = useApp()
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('order.dispute')}</Button>
      {open && (
        <FormDialog
          open
          dirty={text !== ''}
          onClose={() => setOpen(false)}
          title={t('order.disputeTitle')}
          closeLabel={t('shell.close')}
        >
          <Field label={t('order.disputeReason')}>
            <TextArea value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </FormDialog>
      )}
    </>
  )
}

const long = 3_600_000

/** One toast of each kind; they don't disappear. */
export function ToastStates() {
  const { t } = useApp()
  useEffect(() => {
    const life = long
    toastList.show({ id: 'good', kind: 'good', title: t('order.completedNow'), life })
    toastList.show({ id: 'error', kind: 'error', title: t('errors.something_wrong'), life })
    const link = { href: '#order', label: t('order.orderAgain') }
    void showNotification({
      id: 'news',
      title: t('order.completedNow'),
      text: 'PK-20418',
      link,
      special: true,
    })
  }, [t])
  return null
}
