import { orderNumber } from '#core/base/order-number.ts'
import { type BanDeed, banDeeds } from '#core/people/bans.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useRead } from '#web/frame/session/use-read.ts'
import { useMessageOf, wordsOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import type { Person } from './person-types.ts'

type Props = {
  person: Person
  chosen: ReadonlyMap<string, BanDeed>
  onChange: (chosen: ReadonlyMap<string, BanDeed>) => void
}

/** The orders that run, by what a ban can do with them. Nothing is checked before: whatever nobody checks stays as it is. */
export function BanOrders({ person: { user_id }, chosen, onChange }: Props) {
  const { t, call, format } = useApp()
  const messageOf = useMessageOf()
  const { data, error } = useRead(user_id, true, async () => {
    return (await call('listRunningOrders', { params: { user_id } })).data.items
  })
  if (error) return <Notice tone="error">{messageOf(error)}</Notice>
  if (data === null) return <Skeleton className="h-16 w-full" />
  const mark = (ids: readonly string[], deed: BanDeed, on: boolean) => {
    const next = new Map(chosen)
    for (const id of ids)
      if (on) next.set(id, deed)
      else next.delete(id)
    onChange(next)
  }
  return banDeeds.map((deed) => {
    const orders = data.filter((each) => each.deed === deed)
    const free = orders.filter(({ refusal }) => refusal === null).map(({ order_id }) => order_id)
    if (orders.length === 0) return null
    return (
      <fieldset key={deed} className="min-w-0">
        <legend className="label mb-1">{t(`person.banOrders.${deed}`, { count: orders.length })}</legend>
        {free.length > 1 && (
          <Button variant="link" onClick={() => mark(free, deed, !free.every((id) => chosen.has(id)))}>
            {t('person.checkAll')}
          </Button>
        )}
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.order_id} className="py-2">
              <Checkbox
                className="[&>label>span]:grow"
                checked={chosen.has(order.order_id)}
                disabled={order.refusal !== null}
                onChange={({ target }) => mark([order.order_id], deed, target.checked)}
              >
                <span className="flex justify-between gap-4">
                  <span>
                    <b className="font-semibold text-ink">{format.ltr(orderNumber(order.number))}</b>{' '}
                    {orderTitle(t, order)}
                  </span>
                  <span className="tabular-nums">{format.money(order.total)}</span>
                </span>
                {order.refusal !== null && (
                  <span className="block text-warning">
                    {order.refusal === 'order_state_changed' ? t('person.notNow') : wordsOf(t, order.refusal)}
                  </span>
                )}
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
    )
  })
}
