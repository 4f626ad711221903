import type { Contract } from '#contract/contract.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'
import { RaffleCard } from './raffle-card.tsx'
import { RaffleChip } from './raffle-chip.tsx'
import type { ListedRaffle } from './raffle-types.ts'

export type RafflesData = Contract['listRaffles']['reply']['data']

export async function loader({ call, locale, url }: LoaderContext): Promise<RafflesData> {
  const query = { page: pageOf(url.searchParams), language: locale }
  return (await call('listRaffles', { query })).data
}

export function meta({ t, site }: MetaContext<RafflesData>): Meta {
  return { title: `${t('raffles.metaTitle')} | ${site.name}`, description: t('raffles.description') }
}

/** The raffles that run, and those that ended with their winners. */
export function Page({ data }: { data: RafflesData }) {
  const { t, dir } = useApp()
  return (
    <div className="relative isolate overflow-clip">
      <ContourLines seed="raffles" width={1440} height={520} dir={dir} />
      <div className="shell relative pb-16">
        <header className="pt-8 lg:pt-10">
          <h1 className="type-h1">{t('shell.raffles')}</h1>
          <p className="type-large mt-3 max-w-[58ch] text-ink-2">{t('raffles.lead')}</p>
        </header>
        <div className="mt-8">
          <List list={data} none={{ title: t('raffles.noneTitle'), text: t('raffles.noneText') }}>
            <ul className="grid gap-4 md:grid-cols-2">
              {data.items.map((raffle) => (
                <li key={raffle.raffle_id}>
                  <Row raffle={raffle} />
                </li>
              ))}
            </ul>
          </List>
        </div>
      </div>
    </div>
  )
}

function Row({ raffle }: { raffle: ListedRaffle }) {
  const { t, format } = useApp()
  const times = useShopTimes()
  const { state, tickets, closes_at, drawn_at } = raffle
  return (
    <RaffleCard raffle={raffle} mark={<RaffleChip state={state} />}>
      {t('raffles.ticketsCount', { count: tickets, number: format.number(tickets) })}
      <br />
      {state === 'open'
        ? t('raffles.drawOn', { time: times.dateTime(closes_at) })
        : drawn_at
          ? t('raffles.drawnOn', { time: times.dateTime(drawn_at) })
          : t(state === 'closed' ? 'raffles.drawSoon' : 'raffles.noDraw')}
    </RaffleCard>
  )
}
