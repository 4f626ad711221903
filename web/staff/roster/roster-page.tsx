import { useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import { RosterBar } from './roster-bar.tsx'
import { rosterList } from './roster-query.ts'
import { RosterTable } from './roster-table.tsx'

const BoosterDialog = opensLater(() => import('./booster-dialog.tsx'))
const AddDialog = opensLater(() => import('./add-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listRoster', { query: callOf(readList(rosterList, url.searchParams)) })
  return data
}

export type RosterData = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<RosterData>) {
  return { title: `${t('shell.boosters')} | ${site.name}`, description: t('roster.description') }
}

/** The boosters as staff manage them; a row opens one booster's work. */
export function Page({ data }: { data: RosterData }) {
  const { t } = useApp()
  const shown = useList(rosterList)
  const [search] = useSearchParams()
  // Staff's home leads to the one who has waited longest.
  const [open, setOpen] = useState(() => search.get('open'))
  const [adding, setAdding] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{t('shell.boosters')}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LocaleLink to="/dashboard/admin/unserved" className="text-link hit type-small">
            {t('roster.unserved')}
          </LocaleLink>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <Icon name="plus" size={16} />
            {t('roster.add')}
          </Button>
        </div>
      </div>
      <div className="mt-6">
        <List
          list={data}
          shown={shown}
          none={{ title: t('roster.none'), text: t('roster.noneText') }}
          bar={<RosterBar shown={shown} count={data.total} />}
          count={t('roster.total', { count: data.total })}
        >
          <RosterTable boosters={data.items} shown={shown} onOpen={setOpen} />
        </List>
      </div>
      {adding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onChoose={(userId) => {
            setAdding(false)
            setOpen(userId)
          }}
        />
      )}
      {open && <BoosterDialog userId={open} onClose={() => setOpen(null)} />}
    </>
  )
}
