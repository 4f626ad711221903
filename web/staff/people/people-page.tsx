import { useState } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import { InvitationList, type Invitations, InviteButton } from './invitations.tsx'
import { PeopleBar } from './people-bar.tsx'
import { peopleList } from './people-query.ts'
import { PeopleTable } from './people-table.tsx'

const PersonDialog = opensLater(() => import('./person-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const [people, invitations] = await Promise.all([
    call('listPeople', { query: callOf(readList(peopleList, url.searchParams)) }),
    call('listInvitations'),
  ])
  return { ...people.data, ...invitations.data }
}

export type PeopleData = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<PeopleData>) {
  return { title: `${t('shell.adminUsers')} | ${site.name}`, description: t('people.description') }
}

/** Everyone who has registered or ordered; a row opens their panel. */
export function Page({ data }: { data: PeopleData }) {
  const { t } = useApp()
  const shown = useList(peopleList)
  const [open, setOpen] = useState<string | null>(null)
  const [changed, setChanged] = useState<Invitations | null>(null)
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{t('shell.adminUsers')}</h1>
        <InviteButton onChange={setChanged} />
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
          <PeopleTable people={data.items} shown={shown} onOpen={setOpen} />
        </List>
      </div>
      {open && <PersonDialog userId={open} onClose={() => setOpen(null)} />}
    </>
  )
}
