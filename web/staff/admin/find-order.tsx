import { type FormEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { searchLength } from '#core/site/search.ts'
import { pathIn } from '#i18n/href.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Found = Contract['search']['reply']['data']['orders']

/** Finds orders by their number, or by how the in-game name, the customer or their address begins; a single one opens at once. */
export function FindOrder() {
  const { t, call, locale } = useApp()
  const messageOf = useMessageOf()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<Found>([])
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const q = typed.trim()
    if (!q) return setError(t('admin.findWrong'))
    setBusy(true)
    try {
      const { data } = await call('search', { query: { q } })
      const [only, ...more] = exact(data.orders, q)
      if (only && more.length === 0)
        await navigate(pathIn('/dashboard/order/:order_id', locale, { order_id: only.order_id }))
      setFound(more.length > 0 ? data.orders : [])
      if (!only) setError(t('admin.findNone', { words: q }))
    } catch (refusal) {
      setError(messageOf(refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="w-full max-w-md" onSubmit={find} noValidate>
      <div className="flex items-start gap-2">
        <Field label={t('admin.find')} hideLabel error={error} className="grow">
          <TextInput
            type="search"
            placeholder={t('admin.find')}
            maxLength={searchLength}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
              setFound([])
            }}
          />
        </Field>
        <Button type="submit" busy={busy}>
          {t('admin.findOpen')}
        </Button>
      </div>
      {found.length > 0 && (
        <ul aria-label={t('admin.found')} className="mt-2 divide-y divide-line">
          {found.map((order) => (
            <FoundOrder key={order.order_id} order={order} />
          ))}
        </ul>
      )}
    </form>
  )
}

/** A whole number means its order, though longer numbers begin with it. */
function exact(orders: Found, q: string): Found {
  const whole = orders.filter(({ number }) =>
    [String(number), orderNumber(number).toLowerCase()].includes(q.toLowerCase()),
  )
  return whole.length > 0 ? whole : orders
}

function FoundOrder({ order }: { order: Found[number] }) {
  const { t, format } = useApp()
  const { order_id, number, customer, status } = order
  return (
    <li className="type-table flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span>
        <LocaleLink to="/dashboard/order/:order_id" params={{ order_id }} className="text-link font-semibold">
          {format.ltr(orderNumber(number))}
        </LocaleLink>{' '}
        {orderTitle(t, order)}
      </span>
      <span className="type-small text-ink-2">
        <bdi>{customer}</bdi> <span aria-hidden="true">·</span> {t(`games.status.${status}`)}
      </span>
    </li>
  )
}
