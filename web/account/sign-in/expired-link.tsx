import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { FindOrderButton } from './find-order-button.tsx'
import ForgotPasswordForm from './forgot-password-form.tsx'
import { LinkFrame } from './link-frame.tsx'

/** A link that was used, is too old or never existed; nobody learns which. A new one is a step away. */
export function ExpiredLink({ kind }: { kind: 'password' | 'other' }) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  return (
    <LinkFrame title={t('access.expired.title')} lead={t('access.expired.text')}>
      {kind === 'other' ? (
        <FindOrderButton variant="primary" size="large" />
      ) : asking ? (
        <Card>
          <ForgotPasswordForm />
        </Card>
      ) : (
        <Button variant="primary" size="large" onClick={() => setAsking(true)}>
          {t('access.expired.ask')}
        </Button>
      )}
    </LinkFrame>
  )
}
