import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'

/** Deletes a draft with its texts in every language. */
export default function DeleteDialog({ send, onClose }: { send: () => Promise<void>; onClose: () => void }) {
  const { t } = useApp()
  return (
    <ConfirmDialog
      title={t('raffledesk.deleteTitle')}
      confirmLabel={t('raffledesk.delete')}
      keepLabel={t('raffledesk.keep')}
      send={send}
      done={t('success.raffleDeleted')}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('raffledesk.deleteText')}</p>
    </ConfirmDialog>
  )
}
