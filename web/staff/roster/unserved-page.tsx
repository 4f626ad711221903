import type { Contract } from '#contract/contract.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { NamedValue } from '#web/parts/lists/named-value.tsx'

type Data = Contract['listUnserved']['reply']['data']
type Row = Data['items'][number]

export async function loader({ call, url }: LoaderContext): Promise<Data> {
  const { data } = await call('listUnserved', { query: { page: pageOf(url.searchParams) } })
  return data
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('roster.unserved')} | ${site.name}`, description: t('roster.unservedText') }
}

/** What customers wanted and nobody played, for staff who look for boosters. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  return (
    <>
      <h1 className="type-h1">{t('roster.unserved')}</h1>
      <p className="mt-2 mb-6 max-w-[62ch] text-ink-2">{t('roster.unservedText')}</p>
      <List list={data} none={{ title: t('roster.unservedNone'), text: t('roster.unservedNoneText') }}>
        <ListTable
          label={t('roster.unserved')}
          rows={data.items}
          columns={useColumns()}
          keyOf={({ game, service, server, level, duo }) => [game, service, server, level, duo].join()}
        />
      </List>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { t, format } = useApp()
  const { day } = useTimes()
  return [
    {
      head: t('roster.wanted'),
      cell: ({ game, service, server, level, duo }) => {
        const camp = camps(games[game])[level]
        return (
          <>
            <span className="block font-semibold">
              {listed(t, t(`games.game.${game}`), t(`games.service.${service}`))}
            </span>
            <span className="type-small text-ink-2">
              {listed(
                t,
                t(`games.server.${server}`),
                ...(camp ? [rankName(t, games[game], camp)] : []),
                ...(duo ? [t('games.addon.duo')] : []),
              )}
            </span>
          </>
        )
      },
    },
    {
      head: t('order.colState'),
      place: 'mark',
      cell: ({ served }) => served && <Chip tone="good">{t('roster.served')}</Chip>,
    },
    {
      head: t('roster.met'),
      numeric: true,
      cell: ({ met }) => <NamedValue name={t('roster.met')} value={format.number(met)} />,
    },
    {
      head: t('roster.waiting'),
      numeric: true,
      place: 'end',
      cell: ({ waiting }) => <NamedValue name={t('roster.waiting')} value={format.number(waiting)} />,
    },
    {
      head: t('roster.lastAsked'),
      className: 'text-ink-2',
      cell: ({ last_at }) => <NamedValue name={t('roster.lastAsked')} value={day(last_at)} />,
    },
  ]
}
