import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'section'> & {
  /** It floats: the price panel and its like. */
  lifted?: boolean
  /** Without inner distance, for cards of several parts. */
  bare?: boolean
}

/** Something to act on: price, chat, vault, refund. Everything else stands on the page itself. */
export function Card({ lifted, bare, className = '', ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={`card ${lifted ? 'card-lifted ' : ''}${bare ? '' : 'p-4 sm:p-6 '}${className}`}
    />
  )
}
