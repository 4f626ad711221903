import { needsAccount } from '#core/orders/kinds.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { BoughtAndLogged } from '../order/parts/bought-and-logged.tsx'
import { FailedComparisons } from '../order/parts/failed-comparisons.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ResultProof } from '../order/work/proof-card.tsx'

/** What was submitted, beside what was bought, and what the server doubts about it. */
export function RecordShown({ order }: { order: OrderView }) {
  const { t } = useApp()
  return (
    <Card aria-labelledby="record">
      <h2 id="record" className="type-h3">
        {t('disputes.record')}
      </h2>
      <div className="mt-4 grid gap-4 empty:hidden">
        <FailedComparisons order={order} />
        <OpenedLogin order={order} />
      </div>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] [&>:only-child]:col-span-full">
        <ResultProof order={order} className="max-h-64" />
        <BoughtAndLogged order={order} />
      </div>
    </Card>
  )
}

/** How often the booster opened the login, for those who see the vault's record; a doubt about it says it already. */
function OpenedLogin({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const { config, viewer, booster, doubts, vault } = order
  if (viewer === 'booster' || !booster || !needsAccount(config) || vault.events.length === 0) return null
  if (doubts.includes('login_unopened')) return null
  const opened = vault.events.filter(
    ({ action, actor_name }) => action === 'viewed' && actor_name === booster.username,
  )
  const last = opened.at(-1)
  if (!last) return <Notice tone="warning" title={t('order.doubt.login_unopened')} />
  return (
    <p className="type-table text-ink-2">
      {t('disputes.loginOpened', { count: opened.length, time: times.dateTime(last.at) })}
    </p>
  )
}
