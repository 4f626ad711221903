import { useState } from 'react'
import { useLocation } from 'react-router'
import { pathIn } from '#i18n/href.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import { ColumnsMenu } from '#web/parts/lists/views/columns-menu.tsx'
import { useColumns } from '#web/parts/lists/views/use-columns.ts'
import { readViews, useViews } from '#web/parts/lists/views/use-views.ts'
import { ViewsMenu } from '#web/parts/lists/views/views-menu.tsx'
import { InvitationList, type Invitations, InviteButton } from './invitations.tsx'
import { PeopleBar } from './people-bar.tsx'
import { peopleList } from './people-query.ts'
import { PeopleTable, usePeopleColumns } from './people-table.tsx'

const PersonSheet = opensLater(() => import('./person-sheet.tsx'))

export async function loader({ call, url, params: { user_id } }: LoaderContext) {
  const [people, views, invitations, opened] = await Promise.all([
    call('listPeople', { query: callOf(readList(peopleList, url.searchParams)) }),
    readViews(call, 'people'),
    call('listInvitations'),
    user_id ? call('getPerson', { params: { user_id } }) : null,
  ])
  return { ...people.data, views, ...invitations.data, opened: opened?.data ?? null }
}

export type PeopleData = Awaited<ReturnType<typeof loader>>

export function meta({ t, site, data }: MetaContext<PeopleData>) {
  const title = data.opened ? data.opened.person.username : t('shell.adminUsers')
  return { title: `${title} | ${site.name}`, description: t('people.description') }
}

/** Everyone who has registered or ordered; a row opens the sheet of its person, which has an address of its own. */
export function Page({ data }: { data: PeopleData }) {
  const { t, locale } = useApp()
  const shown = useList(peopleList)
  const navigate = useNavigate()
  const views = useViews('people', data.views, { pathOf: () => pathIn('/dashboard/admin/users', locale) })
  const { search } = useLocation()
  const [changed, setChanged] = useState<Invitations | null>(null)
  const hrefOf = (user_id: string) => pathIn('/dashboard/admin/user/:user_id', locale, { user_id }) + search
  const open = (user_id: string) => void navigate(hrefOf(user_id), { keepsScroll: true })
  const columns = useColumns(usePeopleColumns({ hrefOf, onOpen: open }), views)
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{t('shell.adminUsers')}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <ViewsMenu views={views} />
          <ColumnsMenu columns={columns} />
          <InviteButton onChange={setChanged} />
        </div>
      </header>
      <InvitationList shown={changed ?? data} onChange={setChanged} />
      <div className="mt-6">
        <List
          list={data}
          shown={shown}
          none={{ title: t('people.none'), text: t('people.noneText') }}
          bar={<PeopleBar shown={shown} count={data.total} />}
          count={t('people.total', { count: data.total })}
        >
          <PeopleTable people={data.items} columns={columns.shown} shown={shown} />
        </List>
      </div>
      {data.opened && (
        <PersonSheet
          opened={data.opened}
          people={data}
          onOpen={open}
          onClose={() =>
            void navigate(pathIn('/dashboard/admin/users', locale) + search, { keepsScroll: true })
          }
        />
      )}
    </>
  )
}
