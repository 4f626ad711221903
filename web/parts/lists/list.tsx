import './list.css'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useApp } from '#web/frame/session/app-context.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { pageHref } from './list-query.ts'
import { PageLinks } from './page-links.tsx'
import { SteadyRows } from './steady-rows.tsx'
import type { Steady } from './use-steady.ts'

type Props = {
  list: { items: readonly unknown[]; page: number; pageCount: number; total: number }
  /** The text of an entirely empty list, and the next step. */
  none: { title: string; text: ReactNode; action?: ReactNode }
  /** What to say and offer when the filters leave nothing; by default, to clear all of them. */
  noMatch?: { title?: string; text: ReactNode; action: ReactNode }
  /** If the list has filters: whether one is active, and how to clear all. */
  shown?: { filtered: boolean; clear: () => void }
  /** Filters and export, above the rows. */
  bar?: ReactNode
  /** How many there are, in words. */
  count?: ReactNode
  /** For a list that is live. */
  steady?: Steady
  children: ReactNode
}

/**
 * The frame of every list. While another page of it loads, its rows stay, dimmed. If it shows none, it says whether
 * the list is empty, the filters hide its rows, or it has fewer pages now.
 */
export function List({ list, none, noMatch, shown, bar, count, steady, children }: Props) {
  const { t, dir } = useApp()
  const reading = useReading()
  if (list.total === 0 && !shown?.filtered) return <EmptyState dir={dir} {...none} />
  return (
    <div className="list" aria-busy={reading || undefined}>
      {bar}
      {count && (
        <p className="type-small mb-2 text-ink-2" role="status">
          {count}
        </p>
      )}
      <div className="list-rows">
        {list.total === 0 ? (
          <EmptyState
            dir={dir}
            title={noMatch?.title ?? t('lists.noMatch')}
            text={noMatch?.text ?? t('lists.noMatchText')}
            action={
              noMatch ? noMatch.action : <Button onClick={shown?.clear}>{t('lists.clearFilters')}</Button>
            }
          />
        ) : list.items.length === 0 ? (
          <EmptyPage pageCount={list.pageCount} />
        ) : (
          <Rows steady={steady}>{children}</Rows>
        )}
      </div>
      {list.items.length > 0 && <PageLinks list={list} />}
    </div>
  )
}

/** A page beyond the last one of a list, which has become shorter. */
export function EmptyPage({ pageCount }: { pageCount: number }) {
  const { t, dir } = useApp()
  const location = useLocation()
  return (
    <EmptyState
      dir={dir}
      title={t('lists.emptyPage')}
      text={t('lists.emptyPageText')}
      action={
        <a href={pageHref(location, pageCount)} className={buttonClass()}>
          {t('lists.lastPage')}
        </a>
      }
    />
  )
}

function Rows({ steady, children }: Pick<Props, 'steady' | 'children'>) {
  return steady ? <SteadyRows steady={steady}>{children}</SteadyRows> : children
}

/** Whether the same page is loading with another query. */
function useReading(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
