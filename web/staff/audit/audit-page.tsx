import { useState } from 'react'
import { useLocation } from 'react-router'
import { mostCountedEntries } from '#core/site/audit-check.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { List } from '#web/parts/lists/list.tsx'
import { readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import { AuditBar } from './audit-bar.tsx'
import { AuditChainLine } from './audit-chain-line.tsx'
import { AuditExport } from './audit-export.tsx'
import { auditFilters, auditList } from './audit-list.ts'
import { AuditTable } from './audit-table.tsx'

export async function loader({ call, url }: LoaderContext) {
  const query = readList(auditList, url.searchParams)
  const { before, entry } = query.filters
  const [log, chain] = await Promise.all([
    call('listAudit', { query: { ...auditFilters(query), ...(before && { before }) } }),
    call('getAuditChain'),
  ])
  return { ...log.data, chain: chain.data, opened: entry ? Number(entry) : null }
}

export type AuditData = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<AuditData>) {
  return { title: `${t('shell.adminAudit')} | ${site.name}`, description: t('audit.description') }
}

/** What staff did, newest first, and whether the record is whole. */
export function Page({ data }: { data: AuditData }) {
  const { t } = useApp()
  const { query, change, clear } = useList(auditList)
  const [open, setOpen] = useState({ data, entry: data.opened })
  const opened = open.data === data ? open.entry : data.opened
  // Another filter begins with the newest entries again.
  const shown = {
    query,
    filtered: Object.keys(auditFilters(query)).length > 0,
    change: (next: Parameters<typeof change>[0]) => change({ before: '', entry: '', ...next }),
    clear,
  }
  const { items, more, total } = data
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{t('shell.adminAudit')}</h1>
        <AuditExport query={query} />
      </header>
      <AuditChainLine read={data.chain} />
      <div className="mt-6">
        <List
          list={{ items, page: 1, pageCount: 1, total }}
          shown={shown}
          none={{ title: t('audit.none'), text: t('audit.noneText') }}
          bar={<AuditBar shown={shown} data={data} />}
          count={t(total === mostCountedEntries ? 'audit.totalMost' : 'audit.total', { count: total })}
        >
          <AuditTable
            entries={items}
            opened={opened}
            onOpen={(entry) => setOpen({ data, entry })}
            onFilter={shown.change}
          />
        </List>
        <Older first={query.filters.before === ''} last={more ? (items.at(-1)?.entry ?? null) : null} />
      </div>
    </>
  )
}

/** Pages follow one another by their last entry, so that new entries move none. */
function Older({ first, last }: { first: boolean; last: number | null }) {
  const { t } = useApp()
  const { pathname, search } = useLocation()
  const hrefOf = (before: number | null) => {
    const query = new URLSearchParams(search)
    query.delete('entry')
    if (before === null) query.delete('before')
    else query.set('before', String(before))
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  if (first && last === null) return null
  return (
    <nav aria-label={t('lists.pages')} className="mt-6 flex flex-wrap justify-between gap-3">
      {first ? (
        <span />
      ) : (
        <a href={hrefOf(null)} className={buttonClass({ variant: 'outline' })}>
          {t('audit.newest')}
        </a>
      )}
      {last !== null && (
        <a href={hrefOf(last)} className={buttonClass({ variant: 'outline' })}>
          {t('audit.older')}
        </a>
      )}
    </nav>
  )
}
