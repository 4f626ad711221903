import { LocaleLink } from '#web/frame/router/locale-link.tsx'

type Props = {
  text: string
  /** The reader's own order; its number becomes a link. */
  order?: { order_id: string; number: number } | null
  /** Whether addresses become links: never in what strangers write. */
  links?: boolean
}

/** A message as it was typed. */
export function MessageText({ text, order, links = false }: Props) {
  // The capturing group keeps what separates the parts.
  return text.split(/(https:\/\/[^\s<>"]+[^\s<>".,;:!?)]|\bPK[- ]?\d{4,9}\b)/i).map((part, i) => {
    if (i % 2 === 0) return part
    if (order && part.replace(/\D/g, '') === String(order.number))
      return (
        <LocaleLink
          key={i}
          to="/dashboard/order/:order_id"
          params={{ order_id: order.order_id }}
          className="text-link"
        >
          {part}
        </LocaleLink>
      )
    if (!links || !part.startsWith('https:')) return part
    return (
      <a key={i} href={part} className="text-link" rel="noopener noreferrer nofollow" target="_blank">
        {part}
      </a>
    )
  })
}
