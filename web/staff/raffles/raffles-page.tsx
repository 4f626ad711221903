import type { Contract } from '#contract/contract.ts'
import { hasOpened, raffleStates } from '#core/raffles/raffles.ts'
import { localeCodes } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { RaffleMountain } from '#web/kit/drawing/raffle-mountain/raffle-mountain.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, oneOf, readList, words } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { RaffleChip } from '#web/shop/raffles/raffle-chip.tsx'
import type { DeskRow } from './desk-types.ts'

const longestSearch = 60
const raffleList = {
  filters: { q: words(longestSearch), state: oneOf(raffleStates) },
  sorts: ['newest'],
} as const

export type RafflesData = Contract['listDeskRaffles']['reply']['data']

export async function loader({ call, url, locale }: LoaderContext): Promise<RafflesData> {
  const { sort: _, ...query } = callOf(readList(raffleList, url.searchParams))
  return (await call('listDeskRaffles', { query: { ...query, language: locale } })).data
}

export function meta({ t, site }: MetaContext<RafflesData>) {
  return { title: `${t('shell.raffles')} | ${site.name}`, description: t('raffledesk.description') }
}

/** Every raffle with its tickets and its state; a row leads to its page. */
export function Page({ data }: { data: RafflesData }) {
  const { t } = useApp()
  const shown = useList(raffleList)
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="type-h1">{t('shell.raffles')}</h1>
          <p className="mt-1 text-ink-2">{t('raffledesk.lead')}</p>
        </div>
        <LocaleLink to="/dashboard/admin/raffle/create" className={buttonClass({ variant: 'primary' })}>
          <Icon name="plus" /> {t('raffledesk.create')}
        </LocaleLink>
      </header>
      <div className="mt-6">
        <List
          list={data}
          shown={shown}
          none={{ title: t('raffledesk.noneTitle'), text: t('raffledesk.noneText') }}
          bar={
            <FilterBar
              shown={shown}
              count={data.total}
              search={{
                name: 'q',
                label: t('raffledesk.search'),
                hint: t('raffledesk.searchHint'),
                most: longestSearch,
              }}
              choices={[
                {
                  name: 'state',
                  label: t('raffledesk.state'),
                  options: raffleStates.map((state) => [state, t(`raffles.state.${state}`)]),
                },
              ]}
            />
          }
          count={t('raffledesk.total', { count: data.total })}
        >
          <ListTable
            label={t('shell.raffles')}
            rows={data.items}
            columns={useColumns()}
            keyOf={({ raffle_id }) => raffle_id}
          />
        </List>
      </div>
    </>
  )
}

function useColumns(): Column<DeskRow>[] {
  const { t, format, dir } = useApp()
  const times = useShopTimes()
  return [
    {
      head: t('raffledesk.raffle'),
      className: 'lg:min-w-[16rem]',
      cell: ({ raffle_id, state, title, prize, slug, languages, last_ticket, won, demo }) => (
        <span className="flex items-center gap-4">
          <RaffleMountain
            dir={dir}
            last={last_ticket}
            won={won}
            isFull={state !== 'open'}
            frame="small"
            className="w-28 shrink-0 max-sm:w-20"
          />
          <span className="grid gap-0.5">
            <LocaleLink
              to="/dashboard/admin/raffle/edit/:raffle_id"
              params={{ raffle_id }}
              className="row-link font-semibold wrap-anywhere"
            >
              {title || slug}
            </LocaleLink>
            <span className="wrap-anywhere text-ink-2">{prize || t('raffledesk.noPrize')}</span>
            <span className="type-caption text-ink-3">
              {t('raffledesk.languagesOf', { count: languages.length, all: localeCodes.length })}{' '}
              {demo && <Chip>{t('shell.demo')}</Chip>}
            </span>
          </span>
        </span>
      ),
    },
    {
      head: t('raffles.tickets'),
      numeric: true,
      place: 'line',
      cell: ({ tickets, state }) =>
        hasOpened(state)
          ? t('raffles.ticketsCount', { count: tickets, number: format.number(tickets) })
          : '–',
    },
    {
      head: t('raffledesk.state'),
      place: 'mark',
      cell: ({ state }) => <RaffleChip state={state} />,
    },
    {
      head: t('raffledesk.when'),
      place: 'line',
      className: 'text-ink-2',
      cell: ({ state, opens_at, closes_at, closed_at, drawn_at, cancelled_at, claimed, won }) => {
        if (state === 'drawn' && drawn_at)
          return (
            <>
              {times.dateTime(drawn_at)}
              <span className="type-caption block text-ink-3">
                {t('raffledesk.claimedOf', { count: claimed, all: won.length })}
              </span>
            </>
          )
        if (cancelled_at) return t('raffledesk.cancelledOn', { time: times.dateTime(cancelled_at) })
        if (closed_at) return t('raffledesk.closedOn', { time: times.dateTime(closed_at) })
        if (state === 'open' && closes_at) return t('raffles.drawOn', { time: times.dateTime(closes_at) })
        return opens_at ? t('raffledesk.opensOn', { time: times.dateTime(opens_at) }) : '–'
      },
    },
  ]
}
