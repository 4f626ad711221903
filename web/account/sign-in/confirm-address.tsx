import { useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import ForgotPasswordForm from './forgot-password-form.tsx'
import { LinkFrame } from './link-frame.tsx'
import type { Link } from './read-link.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useLinkPress } from './use-link-press.ts'

type Props = { token: string; link: Link; onOver: () => void }

/** Address and account belong together if the same person has the mail and is signed in (trust S8). */
export function ConfirmAddress({ token, link, onOver }: Props) {
  const { t, call, format } = useApp()
  const user = useUser()
  const { busy, error, press } = useLinkPress(onOver)
  const [done, setDone] = useState(false)
  const confirm = async () => {
    await call('confirmAddress', { body: { token } })
    setDone(true)
  }
  if (done)
    return (
      <LinkFrame title={t('access.verify.doneTitle')} lead={t('access.verify.doneText')}>
        <LocaleLink to="/dashboard/my-orders" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('shell.myOrders')}
        </LocaleLink>
      </LinkFrame>
    )
  return (
    <LinkFrame
      title={t('access.verify.title')}
      lead={t('access.verify.text', { email: format.ltr(link.email) })}
    >
      {error && <ErrorNote message={error} className="mb-4" />}
      {user === undefined || user?._id === link.user_id ? (
        <Button
          variant="primary"
          size="large"
          busy={busy || user === undefined}
          onClick={() => void press(confirm)}
        >
          {t('access.verify.button')}
        </Button>
      ) : (
        <SignInFirst email={link.email} />
      )}
    </LinkFrame>
  )
}

/** Somebody else may have opened the account and hope for a click: its password shows who did. */
function SignInFirst({ email }: { email: string }) {
  const { t } = useApp()
  const [stranger, setStranger] = useState(false)
  return (
    <Card>
      <p className="type-body mb-4 text-ink-2">
        {t(stranger ? 'access.verify.notMineText' : 'access.verify.signIn')}
      </p>
      {stranger ? <ForgotPasswordForm email={email} /> : <SignInForm email={email} onDone={() => {}} />}
      {!stranger && (
        <Button variant="link" size="small" className="mt-4" onClick={() => setStranger(true)}>
          {t('access.verify.notMine')}
        </Button>
      )}
    </Card>
  )
}
