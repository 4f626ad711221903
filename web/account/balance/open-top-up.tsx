import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { BalanceHistory } from './balance-types.ts'

type Waiting = NonNullable<BalanceHistory['open_top_up']>

/** The row of a top-up that isn't paid yet: its page at the provider, and the end of it. */
export function OpenTopUp({ topUp }: { topUp: Waiting }) {
  const { t, format, call, session } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const { payment_id, amount, at, redirect } = topUp
  const cancel = async () => {
    const { data } = await call('cancelTopUp', { params: { payment_id } })
    // Paid a moment before: the money is there.
    void showSuccess(t(data.status === 'captured' ? 'success.balanceUpdated' : 'balance.waitingGone'))
    await session?.reload()
  }
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-button border border-line-strong border-dashed px-4 py-3.5">
      <p>
        <b className="font-semibold">{t('balance.waiting', { amount: format.money(amount) })}</b>
        <time dateTime={at} className="type-small block text-ink-2">
          {times.dateTime(at)}
        </time>
      </p>
      <div className="flex flex-wrap gap-2">
        {redirect && (
          <a href={redirect} className={buttonClass({ size: 'small' })}>
            {t('balance.waitingGo')}
          </a>
        )}
        <Button variant="outline" size="small" busy={busy} onClick={() => run(cancel)}>
          {t('balance.waitingCancel')}
        </Button>
      </div>
    </div>
  )
}
