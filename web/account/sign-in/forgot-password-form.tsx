import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { MailLinkForm } from './mail-link-form.tsx'

type Props = {
  /** The address that was typed before. */
  email?: string
  /** Leads back to signing in; without it there is no way back. */
  onClose?: () => void
}

/** Stands in place of the sign-in form; loaded with its texts by `forgot-password.ts`. */
export default function ForgotPasswordForm({ email, onClose }: Props) {
  const t = useTranslate()
  return (
    <>
      <MailLinkForm name="forgotPassword" email={email} sentText="access.sent.reset">
        <h2 className="type-h3">{t('access.forgot.title')}</h2>
        <p className="type-body text-ink-2">{t('access.forgot.text')}</p>
      </MailLinkForm>
      {onClose && (
        <Button variant="link" size="small" className="mt-4" onClick={onClose}>
          {t('access.forgot.back')}
        </Button>
      )}
    </>
  )
}
