import { usePage } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { FindOrderButton } from './find-order-button.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { useSteps } from './use-steps.ts'
import { WayIn } from './way-in.tsx'

/** Shown to visitors at the address of a page that needs an account; after signing in they see that page. */
export function Page() {
  const { t, dir } = useApp()
  const steps = useSteps('sign-in')
  const orderId = usePage().params.order_id
  return (
    <div className="relative isolate -mt-16 pt-16">
      <ContourLines seed="sign-in" width={1440} height={560} dir={dir} />
      <div className="shell py-12 md:py-20">
        <h1 className="type-h1">{steps.title}</h1>
        <p className="type-large mt-3 text-ink-2">{t('account.signInNeeded')}</p>
        {/* Guests come by their mails and have no password, so an order's page offers their way first. */}
        <div className="mt-8 flex flex-wrap items-start gap-6">
          {orderId && <WayIn orderId={orderId} />}
          <div className="card sign-in-card w-full">
            {orderId && <h2 className="type-h3 mb-3">{t('account.haveAccount')}</h2>}
            <SignInPanel steps={steps} />
          </div>
        </div>
        {!orderId && (
          <div className="mt-4">
            <FindOrderButton variant="link" />
          </div>
        )}
      </div>
    </div>
  )
}
