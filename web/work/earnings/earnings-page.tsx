import './earnings.css'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { Camps } from './camps.tsx'
import { EarnedOrders } from './earned-orders.tsx'
import { type Earnings, earningsList, earningsQuery, readEarnings } from './earnings-query.ts'
import { PayoutCard } from './payout-card.tsx'
import { PayoutFoot } from './payout-foot.tsx'
import { TwelveMonths } from './twelve-months.tsx'

export function loader({ call, url }: LoaderContext) {
  return readEarnings(call, earningsQuery(readList(earningsList, url.searchParams)))
}

export function meta({ t, site }: MetaContext<Earnings>) {
  return { title: `${t('shell.earnings')} | ${site.name}`, description: t('earnings.twelveMonths') }
}

/** A booster's money: where it is, what the last months brought, and how it gets to their bank account. */
export function Page({ data }: { data: Earnings }) {
  const { t, format } = useApp()
  return (
    <>
      <h1 className="type-h1">{t('shell.earnings')}</h1>
      <p className="type-body mt-1 text-ink-2">
        {t('earnings.lead', { percent: format.percent(data.share_percent) })}
      </p>
      <Camps earnings={data} />
      <div className="earnings-middle">
        <TwelveMonths months={data.months} />
        <PayoutCard earnings={data} />
      </div>
      <EarnedOrders earnings={data} />
      <PayoutFoot earnings={data} />
    </>
  )
}
