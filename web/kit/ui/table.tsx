import type { ComponentProps } from 'react'

type TableProps = ComponentProps<'table'> & {
  /** Names the table; a table wider than the page scrolls, by keyboard too. */
  label: string
}

/** Rows separated by hairlines; put `thead` and `tbody` with Th and Td inside. */
export function Table({ label, className = '', ...rest }: TableProps) {
  return (
    <section aria-label={label} tabIndex={0} className="-mx-2 overflow-x-auto px-2">
      <table {...rest} className={`table ${className}`} />
    </section>
  )
}

/** `numeric` aligns numbers to the end. */
type CellProps = { numeric?: boolean }

export function Th({ numeric, ...rest }: ComponentProps<'th'> & CellProps) {
  return <th scope="col" {...rest} data-numeric={numeric || undefined} />
}

export function Td({ numeric, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td {...rest} data-numeric={numeric || undefined} />
}
