import { useLocation } from 'react-router'
import { useTranslate } from '../session/app-context.ts'
import { Pagination } from '../ui/pagination.tsx'

// As far as the API counts.
const mostPages = 100_000

/** The page of a list that an address asks for, as the API takes it; what makes no sense asks for the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1
}

/** Links to the other pages of a list; the page stands in the address, beside what else it says. */
export function PageLinks({ list }: { list: { page: number; pageCount: number } }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search)
    if (page > 1) query.set('page', String(page))
    else query.delete('page')
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <Pagination
      page={list.page}
      pageCount={list.pageCount}
      labels={{
        nav: t('shell.pages'),
        previous: t('shell.previousPage'),
        next: t('shell.nextPage'),
        page: (page) => t('shell.page', { page }),
      }}
      hrefOf={hrefOf}
    />
  )
}
