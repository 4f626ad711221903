import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type LinkParts = {
  page: number
  className: string
  'aria-label': string
  'aria-current': 'page' | undefined
  children: ReactNode
}

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pageCount: number
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** Draws the link to a page; the address is the caller's. */
  renderLink: (link: LinkParts) => ReactNode
}

const square =
  'hit grid size-9 place-items-center rounded-button text-ink-2 hover:bg-surface-3 hover:text-ink'

/** Five page buttons around the present one (spec 9), and one to each side. */
export function Pagination({ page, pageCount, labels, renderLink }: PaginationProps) {
  if (pageCount < 2) return null
  const step = (to: number, label: string, icon: 'chevron-left' | 'chevron-right') =>
    to >= 1 && to <= pageCount
      ? renderLink({
          page: to,
          className: square,
          'aria-label': label,
          'aria-current': undefined,
          children: <Icon name={icon} />,
        })
      : null
  return (
    <nav className="mt-6 flex items-center gap-1" aria-label={labels.nav}>
      {step(page - 1, labels.previous, 'chevron-left')}
      <ul className="flex gap-1">
        {pageNumbers(page, pageCount).map((number) => (
          <li key={number}>
            {renderLink({
              page: number,
              className: `${square} type-table tabular-nums ${number === page ? 'bg-surface-3 font-semibold text-ink' : ''}`,
              'aria-label': labels.page(number),
              'aria-current': number === page ? 'page' : undefined,
              children: number,
            })}
          </li>
        ))}
      </ul>
      {step(page + 1, labels.next, 'chevron-right')}
    </nav>
  )
}
