import { useLocation } from 'react-router'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Pagination } from '#web/kit/ui/pagination.tsx'
import { pageHref } from './list-query.ts'

/** Links to the other pages of a list; the page number is part of the address, beside its other parameters. */
export function PageLinks({ list }: { list: { page: number; pageCount: number } }) {
  const t = useTranslate()
  const location = useLocation()
  return (
    <Pagination
      page={list.page}
      pageCount={list.pageCount}
      labels={{
        nav: t('lists.pages'),
        previous: t('lists.previousPage'),
        next: t('lists.nextPage'),
        page: (page) => t('lists.page', { page }),
      }}
      hrefOf={(page) => pageHref(location, page)}
    />
  )
}
