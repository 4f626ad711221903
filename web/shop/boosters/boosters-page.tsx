import './boosters.css'
import { useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { duration } from '#i18n/duration.ts'
import { named } from '#i18n/joined-words.ts'
import { locales } from '#i18n/locales.ts'
import { useOnlineCounts } from '#web/frame/realtime/use-online-counts.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { type ShownList, useList } from '#web/parts/lists/use-list.ts'
import { boosterList, serversOf } from './booster-query.ts'
import { BoosterRows } from './booster-rows.tsx'
import type { BoosterListData } from './booster-types.ts'
import { ChooseNobody } from './choose-nobody.tsx'
import { useLive } from './use-live.ts'

type Shop = Contract['getStorefront']['reply']['data']['storefront']
export type BoostersData = { list: BoosterListData; shop: Pick<Shop, 'boosters' | 'starts'> }

export async function loader({ call, url }: LoaderContext): Promise<BoostersData> {
  const query = callOf(readList(boosterList, url.searchParams))
  const [list, shop] = await Promise.all([
    call('listBoosters', { query }),
    call('getStorefront', { query: {} }),
  ])
  const { boosters, starts } = shop.data.storefront
  return { list: list.data, shop: { boosters, starts } }
}

export function meta({ t, site }: MetaContext<BoostersData>): Meta {
  return { title: `${t('boosters.metaTitle')} | ${site.name}`, description: t('boosters.description') }
}

/** The boosters with what was measured of each. */
export function Page({ data: { list, shop } }: { data: BoostersData }) {
  const { t, dir, call, format } = useApp()
  const shown = useList(boosterList)
  const query = callOf(shown.query)
  const live = useLive(JSON.stringify(query), async () => {
    const { data } = await call('listBoosters', { query })
    return new Map(data.items.map((booster) => [booster.username, booster]))
  })
  const { game, service, server } = shown.query.filters
  const first = (list.page - 1) * 10 + 1
  return (
    <div className="relative isolate overflow-clip">
      <ContourLines seed="boosters" width={1440} height={640} dir={dir} />
      <div className="shell relative pb-16">
        <Heading shop={shop} />
        <div className="mt-8">
          <List
            list={list}
            shown={shown}
            none={{ title: t('boosters.emptyTitle'), text: t('boosters.emptyText') }}
            noMatch={{ text: t('boosters.noMatchText'), action: <DropFilter shown={shown} /> }}
            bar={<Filters shown={shown} count={list.total} />}
          >
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h2 className="type-h3">
                <span role="status">{t('boosters.count', { count: list.total })}</span>
              </h2>
              {list.items.some(({ demo }) => demo) && <Chip>{t('finished.demo')}</Chip>}
            </div>
            <BoosterRows boosters={list.items} live={live} wanted={{ game, service, server }} />
            <p className="type-small mt-6 -mb-2 text-ink-3 tabular-nums">
              {t('boosters.range', {
                from: format.number(first),
                to: format.number(first + list.items.length - 1),
                total: format.number(list.total),
              })}
            </p>
          </List>
        </div>
        <ChooseNobody medianSeconds={shop.starts.median_seconds} />
        <p className="type-caption mt-14 max-w-[84ch] text-ink-3">{t('boosters.howCounted')}</p>
      </div>
    </div>
  )
}

function Heading({ shop }: Pick<BoostersData, 'shop'>) {
  const { t, format, locale } = useApp()
  const online = useOnlineCounts()?.boosters
  const { median_seconds } = shop.starts
  const figures = [
    { value: format.number(shop.boosters), words: t('boosters.boosters', { count: shop.boosters }) },
    { value: online ? format.number(online) : null, words: t('boosters.onlineNow') },
    {
      value: median_seconds === null ? null : duration(locale, median_seconds * 1000),
      words: t('boosters.medianStart'),
    },
  ]
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6 pt-8 lg:pt-10">
      <div>
        <h1 className="type-h1">{t('shell.boosters')}</h1>
        <p className="type-large mt-3 max-w-[58ch] text-ink-2">{t('boosters.lead')}</p>
      </div>
      <dl className="shop-figures">
        {figures.map(({ value, words }) => (
          <div key={words}>
            <dt className="type-small text-ink-3">{words}</dt>
            <dd className="type-price-row text-[1.375rem]">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

type FilterProps = { shown: ShownList<typeof boosterList>; count: number }

function useChoices(shown: ShownList<typeof boosterList>) {
  const { t } = useApp()
  const { game } = shown.query.filters
  const servers = serversOf(game).map((id) => [id, t(`games.server.${id}`)] as const)
  return [
    {
      name: 'game',
      label: t('boosters.game'),
      options: gameIds.map((id) => [id, t(`games.game.${id}`)] as const),
    },
    {
      name: 'service',
      label: t('boosters.service'),
      options: serviceIds.map((id) => [id, t(`games.service.${id}`)] as const),
    },
    {
      name: 'language',
      label: t('boosters.language'),
      options: locales.map(({ code, name }) => [code, name] as const),
    },
    { name: 'server', label: t('boosters.server'), options: servers },
  ] as const
}

function Filters({ shown, count }: FilterProps) {
  const { t } = useApp()
  const isOn = shown.query.filters.online === '1'
  // A switch moves at once; the address follows when the rows are there.
  const [wanted, want] = useState(isOn)
  useEffect(() => want(isOn), [isOn])
  return (
    <FilterBar
      shown={shown as unknown as ShownList}
      count={count}
      choices={useChoices(shown)}
      sorts={boosterList.sorts.map((sort) => [sort, t(`boosters.sort.${sort}`)] as const)}
    >
      <label className="type-table order-first flex min-h-11 items-center gap-3 sm:order-none">
        <Switch
          checked={wanted}
          onChange={(event) => {
            want(event.target.checked)
            shown.change({ online: event.target.checked ? '1' : '' })
          }}
        />
        {t('boosters.onlyOnline')}
      </label>
    </FilterBar>
  )
}

/** Removes the filter that most likely hides everyone. */
function DropFilter({ shown }: Pick<FilterProps, 'shown'>) {
  const { t } = useApp()
  const { filters } = shown.query
  const choices = useChoices(shown)
  const online = { name: 'online', words: t('boosters.onlyOnline') }
  const narrow = (['language', 'server', 'service', 'game'] as const).flatMap((name) => {
    const choice = choices.find((each) => each.name === name)
    const words = choice?.options.find(([value]) => value === filters[name])?.[1]
    return choice && words ? [{ name, words: named(t, choice.label, words) }] : []
  })
  const [drop] = filters.online ? [online] : narrow
  if (!drop) return <Button onClick={shown.clear}>{t('lists.clearFilters')}</Button>
  return (
    <Button onClick={() => shown.change({ [drop.name]: '' })}>
      {t('lists.without', { filter: drop.words })}
    </Button>
  )
}
