import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'section'> & {
  /** Floating, for the price panel and the like. */
  lifted?: boolean
  /** Without padding, for cards of several parts. */
  bare?: boolean
}

/** Something to act on: price, chat, vault, refund. Everything else is on the page itself. */
export function Card({ lifted, bare, className = '', ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={`card ${lifted ? 'card-lifted ' : ''}${bare ? '' : 'p-4 sm:p-6 '}${className}`}
    />
  )
}
