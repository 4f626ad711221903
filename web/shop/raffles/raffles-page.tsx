import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { RaffleMountain } from '#web/kit/drawing/raffle-mountain/raffle-mountain.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'
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
  const { t, format, dir } = useApp()
  const times = useShopTimes()
  const { slug, title, prize, state, tickets, closes_at, drawn_at, demo } = raffle
  return (
    <LocaleLink
      to="/raffles/:slug"
      params={{ slug }}
      className="card grid h-full grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 p-4 sm:p-6"
    >
      <RaffleMountain dir={dir} last={tickets} frame="small" />
      <span className="grid gap-1">
        <span className="flex flex-wrap gap-2">
          <RaffleChip state={state} />
          {demo && <Chip>{t('shell.demo')}</Chip>}
        </span>
        <strong className="type-h3 wrap-anywhere">{title}</strong>
        <span className="wrap-anywhere text-ink-2">{prize}</span>
        <span className="type-small text-ink-3 tabular-nums">
          {t('raffles.ticketsCount', { count: tickets, number: format.number(tickets) })}
          <br />
          {state === 'open'
            ? t('raffles.drawOn', { time: times.dateTime(closes_at) })
            : drawn_at && t('raffles.drawnOn', { time: times.dateTime(drawn_at) })}
        </span>
      </span>
    </LocaleLink>
  )
}
