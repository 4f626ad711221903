import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { linksIn } from './links-in.ts'

type Order = { order_id: string; number: number } | null
type Props = {
  text: string
  /** The reader's own order; its number becomes a link. */
  order?: Order
  /** Whether addresses become links: never in what strangers write. */
  links?: boolean
}

/** A message as it was typed. */
export function MessageText({ text, order = null, links = false }: Props) {
  const found = links ? linksIn(text) : []
  const ends = [0, ...found.map(({ to }) => to)]
  return (
    <>
      {found.map(({ url, from, to }, i) => (
        <span key={from}>
          <Words text={text.slice(ends[i], from)} order={order} />
          <a href={url} className="text-link" rel="noopener noreferrer nofollow" target="_blank">
            {text.slice(from, to)}
          </a>
        </span>
      ))}
      <Words text={text.slice(ends.at(-1))} order={order} />
    </>
  )
}

/** Words in which the number of the reader's order is a link. */
function Words({ text, order }: { text: string; order: Order }) {
  // The capturing group keeps what separates the parts.
  return text.split(/(\bPK[- ]?\d{4,9}\b)/i).map((part, i) =>
    order && i % 2 === 1 && part.replace(/\D/g, '') === String(order.number) ? (
      <LocaleLink
        key={i}
        to="/dashboard/order/:order_id"
        params={{ order_id: order.order_id }}
        className="text-link"
      >
        {part}
      </LocaleLink>
    ) : (
      part
    ),
  )
}
