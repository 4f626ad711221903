import { GuestForm } from '../account/guest-form.tsx'
import { useApp } from '../app/app-context.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Asks a visitor for an e-mail, and nothing else, before the order is made. */
export default function GuestStep({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useApp()
  return (
    <Dialog open onClose={onClose} title={t('service.guestTitle')} closeLabel={t('service.close')}>
      <GuestForm onDone={onDone} />
    </Dialog>
  )
}
