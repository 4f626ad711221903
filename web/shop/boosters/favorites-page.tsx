import { BoosterRows } from './booster-rows.tsx'
import './boosters.css'
import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'

type Data = Contract['listFavorites']['reply']['data']

export async function loader({ call, url }: LoaderContext): Promise<Data> {
  return (await call('listFavorites', { query: { page: pageOf(url.searchParams) } })).data
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.favorites')} | ${site.name}`, description: t('favorites.description') }
}

const anything = { game: '', service: '', server: '' } as const

/** The boosters whom a person saved, with what was measured of each. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  // Nobody else sees this page, so what is live came with it.
  const live = new Map(data.items.map((booster) => [booster.username, booster]))
  return (
    <>
      <h1 className="type-h1 mb-6">{t('shell.favorites')}</h1>
      <List
        list={data}
        none={{
          title: t('favorites.none'),
          text: t('favorites.noneText'),
          action: (
            <LocaleLink to="/boosters" className={buttonClass({ variant: 'primary' })}>
              {t('favorites.browse')}
            </LocaleLink>
          ),
        }}
      >
        <div className="booster-list">
          <BoosterRows boosters={data.items} live={live} wanted={anything} />
        </div>
      </List>
    </>
  )
}
