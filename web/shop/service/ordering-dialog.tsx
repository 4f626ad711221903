import { rememberIntent } from '#web/account/sign-in/go-on.ts'
import { StepsDialog } from '#web/account/sign-in/steps-dialog.tsx'
import { useSteps } from '#web/account/sign-in/use-steps.ts'
import { useApp, useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { PriceChange } from './place-order.ts'
import type { Ordering } from './use-ordering.ts'

type Props = { order: Ordering; onClose: () => void }

/** The question before an order is placed. */
export default function OrderingDialog(props: Props) {
  const { step } = props.order
  if (!step) return null
  return step.asks === 'guest' ? <GuestDialog {...props} /> : <PriceDialog {...props} change={step} />
}

/** Asks a visitor for an e-mail only; who has an account can sign in. */
function GuestDialog({ order, onClose }: Props) {
  const t = useTranslate()
  const steps = useSteps('guest', { guest: t('service.guestTitle') })
  return (
    <StepsDialog
      steps={steps}
      guest
      onClose={onClose}
      onDone={() => order.goOn()}
      onLeave={() => rememberIntent('order')}
    >
      {order.booster && (
        <p className="mb-4">
          <Chip tone="glow" icon={<Icon name="heart" size={16} />}>
            {t('checkout.named.chosen', { booster: order.booster })}
          </Chip>
        </p>
      )}
    </StepsDialog>
  )
}

/** The price shown and the current price; nothing is ordered until the visitor accepts it. */
function PriceDialog({ order, onClose, change }: Props & { change: PriceChange }) {
  const { t, format } = useApp()
  const { time } = useTimes()
  const { shown, sealed } = change
  const now = format.money(sealed.quote.total)
  return (
    <Dialog open onClose={onClose} title={t('checkout.changed')} closeLabel={t('shell.close')}>
      <p className="type-body text-ink-2">{t('checkout.changedText')}</p>
      <dl className="type-body mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-line py-4 tabular-nums">
        <dt className="text-ink-2">{t('checkout.changedShown')}</dt>
        <dd className="text-end text-ink-2 line-through">{format.money(shown)}</dd>
        <dt className="font-semibold">{t('checkout.changedNow')}</dt>
        <dd className="text-end font-semibold">{now}</dd>
      </dl>
      <p className="type-caption mt-3 text-ink-2">
        {t('service.lockedUntil', { time: time(sealed.expires_at) })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" busy={order.busy} onClick={() => void order.goOn(sealed)}>
          {t('checkout.changedAccept', { total: now })}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('checkout.changedBack')}
        </Button>
      </div>
    </Dialog>
  )
}
