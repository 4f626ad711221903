import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'
import type { BalanceHistory } from './balance-history-page.tsx'

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
    <div className="open-top-up">
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
