import { useState } from 'react'
import { useFrame } from '#web/frame/router/frame-context.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePage } from '#web/frame/router/page-state.ts'
import { useTranslate, useUser } from '#web/frame/session/app-context.ts'
import { displayName } from '#web/frame/session/display-name.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { WayIn } from '../sign-in/way-in.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** The address of an order that the signed-in person doesn't have: it is mistyped, or the order is someone else's. */
export function Page() {
  const t = useTranslate()
  const user = useUser()
  const orderId = usePage().params.order_id
  const { SignInDialog } = useFrame().map
  const [signingIn, setSigningIn] = useState(false)
  return (
    <ErrorScreen
      title={t('account.noOrderTitle')}
      action={
        <div className="flex flex-wrap gap-3">
          <LocaleLink to="/dashboard/my-orders" className={buttonClass({ variant: 'primary' })}>
            {t('shell.myOrders')}
          </LocaleLink>
          <Button variant="outline" onClick={() => setSigningIn(true)}>
            {t('account.signInAsOther')}
          </Button>
        </div>
      }
    >
      <p>{t('account.noOrderText')}</p>
      <p className="min-h-7">{user && t('shell.signedInAs', { name: displayName(user) })}</p>
      {orderId && <WayIn orderId={orderId} />}
      {signingIn && <SignInDialog onClose={() => setSigningIn(false)} />}
    </ErrorScreen>
  )
}
