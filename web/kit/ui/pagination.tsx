import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pageCount: number
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** The address of a page. */
  hrefOf: (page: number) => string
}

const square =
  'hit grid size-9 place-items-center rounded-button text-ink-2 hover:bg-surface-3 hover:text-ink'

/** Five page buttons around the current one (spec 9), one on each side, and a jump to each end that isn't among the five. */
export function Pagination({ page, pageCount, labels, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null
  const shown = pageNumbers(page, pageCount)
  const step = (to: number, label: string, icon: 'chevron-left' | 'chevron-right') =>
    to >= 1 &&
    to <= pageCount && (
      <a href={hrefOf(to)} className={square} aria-label={label}>
        <Icon name={icon} />
      </a>
    )
  const jump = (to: number, className: string) =>
    !shown.includes(to) && (
      <a
        href={hrefOf(to)}
        className={`${square} type-table w-auto! min-w-9 px-2 tabular-nums ${className}`}
        aria-label={labels.page(to)}
      >
        {to === 1 ? '1 …' : `… ${to}`}
      </a>
    )
  return (
    <nav className="mt-6 flex items-center sm:gap-1" aria-label={labels.nav}>
      {step(page - 1, labels.previous, 'chevron-left')}
      {jump(1, 'max-sm:hidden')}
      <ul className="flex sm:gap-1">
        {shown.map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              className={`${square} type-table tabular-nums ${number === page ? 'bg-surface-3 font-semibold text-ink' : ''}`}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      {jump(pageCount, '')}
      {step(page + 1, labels.next, 'chevron-right')}
    </nav>
  )
}
