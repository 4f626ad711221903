import { useLocation } from 'react-router'
import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'

/** A page beyond the last: what stood on it has moved on. */
export function EmptyPage() {
  const { t, dir } = useApp()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('page')
  return (
    <EmptyState
      dir={dir}
      title={t('order.emptyPage')}
      text={t('order.emptyPageText')}
      action={
        <a href={query.size > 0 ? `${pathname}?${query}` : pathname} className={buttonClass()}>
          {t('order.firstPage')}
        </a>
      }
    />
  )
}
