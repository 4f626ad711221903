import { useState } from 'react'
import { listed } from '#i18n/joined-words.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { entriesOf, type ShownViews, type View } from './use-views.ts'

const SaveViewDialog = opensLater(() => import('./save-view-dialog.tsx'))

/** The views of a list: opens one, and saves what the address shows as a new one or as the opened one. */
export function ViewsMenu({ views }: { views: ShownViews }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [asked, ask] = useState<'new' | 'change' | null>(null)
  const [counts, count] = useState<ReadonlyMap<string, number>>(new Map())
  const { list, opened, changed, query, take } = views
  // Read with each opening; until then, and without an answer, the views are there without numbers.
  const read = async () => {
    if (views.views.length === 0) return
    const { data } = await call('countViews', { params: { list } })
    count(new Map(data.counts.map(({ view_id, count }) => [view_id, count])))
  }
  const saveChanges = (view: View) =>
    run(
      async () => {
        const { view_id, name, shared, version } = view
        const body = { name, shared, query: entriesOf(query), version }
        take((await call('saveView', { params: { list, view_id }, body })).data)
      },
      t('views.saved', { name: view.name }),
    )
  return (
    <>
      <Menu
        atEnd
        panelClass="w-80 max-w-[calc(100vw-2rem)]"
        triggerClass={buttonClass({ variant: 'outline' })}
        trigger={
          <>
            <DashboardIcon name="bookmark" />
            <span className="max-w-[18ch] truncate">{opened?.name ?? t('views.views')}</span>
            {changed && <span className="type-small font-normal text-ink-3">{t('views.changed')}</span>}
            <Icon name="chevron-down" size={16} className="menu-chevron" />
          </>
        }
        onOpen={() => void read().catch(console.warn)}
      >
        {views.views.length === 0 && <p className="type-small px-3 py-2 text-ink-2">{t('views.none')}</p>}
        <ul aria-label={t('views.views')} className="max-h-80 overflow-y-auto">
          {views.views.map((view) => (
            <li key={view.view_id}>
              <ViewLink view={view} views={views} count={counts.get(view.view_id)} />
            </li>
          ))}
        </ul>
        <hr className="my-2 border-line" />
        {opened?.changes && changed && (
          <button type="button" disabled={busy} onClick={() => void saveChanges(opened)}>
            <Icon name="check" size={18} /> {t('views.saveChanges')}
          </button>
        )}
        {opened && (
          <a href={views.plainHref}>
            <Icon name="x" size={18} /> {t('views.leave')}
          </a>
        )}
        {opened && (
          <button type="button" aria-haspopup="dialog" onClick={() => ask('change')}>
            <DashboardIcon name="pencil" size={18} /> {t('views.edit')}
          </button>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => ask('new')}>
          <Icon name="plus" size={18} /> {t('views.saveNew')}
        </button>
      </Menu>
      {asked && (
        <SaveViewDialog
          views={views}
          view={asked === 'change' ? opened : undefined}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

type LinkProps = { view: View; views: ShownViews; count: number | undefined }

function ViewLink({ view, views, count }: LinkProps) {
  const { t } = useApp()
  const navigate = useNavigate()
  const { opened, default_view_id, hrefOf } = views
  const isOpened = opened?.view_id === view.view_id
  const scope = view.shared ? t('views.sharedBy', { name: view.owner.username }) : t('views.onlyYou')
  const facts = [
    ...(view.view_id === default_view_id ? [t('views.default')] : []),
    ...(count === undefined ? [] : [t('views.rows', { count })]),
  ]
  return (
    <a
      href={hrefOf(view)}
      aria-current={isOpened ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(hrefOf(view))
      }}
    >
      <DashboardIcon name={view.shared ? 'users' : 'bookmark'} size={18} className="text-ink-3" />
      <span className="min-w-0 grow">
        <bdi className="block truncate text-ink">{view.name}</bdi>
        <span className="type-caption block truncate text-ink-3">{listed(t, scope, ...facts)}</span>
      </span>
      {isOpened && <Icon name="check" size={18} className="text-ink" />}
    </a>
  )
}
