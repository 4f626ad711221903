import { payoutLimits } from '#core/money/payouts.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import type { Earnings } from './earnings-query.ts'

/** On a phone the way to a payout stays at hand while one can be requested. */
export function PayoutFoot({ earnings: { camps, open } }: { earnings: Earnings }) {
  const { t, format } = useApp()
  const { amount } = camps.available
  if (open || amount < payoutLimits.least.amount) return null
  return (
    <div className="sticky bottom-[calc(65px+env(safe-area-inset-bottom))] z-3 -mx-4 mt-6 flex items-center justify-between gap-4 border-t border-line bg-surface-2 px-4 py-3 md:hidden">
      <p className="type-small font-semibold tabular-nums">
        {t('earnings.availableNow', { amount: format.money(amount) })}
      </p>
      <a href="#payout-title" className={buttonClass({ variant: 'primary' })}>
        {t('earnings.request')}
      </a>
    </div>
  )
}
