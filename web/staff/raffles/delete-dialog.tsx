import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'

/** Deletes a draft with its texts in every language. The page below guards what is typed, so this is a plain dialog. */
export default function DeleteDialog({ send, onClose }: { send: () => Promise<void>; onClose: () => void }) {
  const { t } = useApp()
  const { busy, run } = useAction()
  const remove = async () => {
    if (await run(send, t('success.raffleDeleted'))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('raffledesk.deleteTitle')} closeLabel={t('shell.close')}>
      <p className="text-ink-2">{t('raffledesk.deleteText')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('raffledesk.keep')}
        </Button>
        <Button variant="danger" busy={busy} onClick={remove}>
          {t('raffledesk.delete')}
        </Button>
      </div>
    </Dialog>
  )
}
