import { useTranslate } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { MailLinkForm } from './mail-link-form.tsx'

/** For guests whose browser has forgotten them: a link by mail opens their order. */
export default function FindOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <FormDialog open onClose={onClose} title={t('access.find.title')} closeLabel={t('shell.close')}>
      <MailLinkForm name="findMyOrder" sentText="access.sent.order">
        <p className="type-body text-ink-2">{t('access.find.text')}</p>
      </MailLinkForm>
    </FormDialog>
  )
}
