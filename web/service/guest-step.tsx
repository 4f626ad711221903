import { GuestForm } from '../account/guest-form.tsx'
import { useTranslate } from '../app/app-context.ts'
import { WithTexts } from '../app/with-texts.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Props = { onDone: () => void | Promise<void>; onClose: () => void }

/** Asks a visitor for an e-mail, and nothing else, before the order is made. */
export default function GuestStep(props: Props) {
  return (
    <WithTexts areas={['account', 'rules', 'service', 'success']}>
      <GuestDialog {...props} />
    </WithTexts>
  )
}

function GuestDialog({ onDone, onClose }: Props) {
  const t = useTranslate()
  return (
    <Dialog open onClose={onClose} title={t('service.guestTitle')} closeLabel={t('service.close')}>
      <GuestForm onDone={onDone} />
    </Dialog>
  )
}
