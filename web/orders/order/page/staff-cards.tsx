import { type ReactNode, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import type { OrderView } from '../parts/order-facts.ts'

const MoneyDialog = opensLater(() => import('../money/money-dialog.tsx'))

/** For staff: the customer of the order, and the payment method. */
export function StaffCards({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const { contact, payment, customer } = order
  const [entriesOpen, setEntriesOpen] = useState(false)
  if (!contact) return null
  return (
    <>
      <Card aria-labelledby="customer">
        <div className="flex items-center gap-3">
          <Avatar name={customer.username} />
          <h2 id="customer" className="min-w-0">
            <span dir="auto" className="type-table block truncate font-semibold">
              <PersonLink userId={customer.user_id}>{customer.username}</PersonLink>
            </span>
            <span className="type-small text-ink-2">
              {t(contact.guest ? 'order.customerGuest' : 'order.customer')}
            </span>
          </h2>
        </div>
        <dl className="type-table mt-4 grid gap-2">
          <Fact label={t('order.contactEmail')}>
            <bdi className="break-all select-all">{contact.email}</bdi>
          </Fact>
          <Fact label={t('order.contactOrders')}>{format.number(contact.orders)}</Fact>
          <Fact label={t('order.contactSince')}>{times.date(contact.since)}</Fact>
        </dl>
      </Card>
      {order.paid_at && (
        <Card aria-labelledby="payment">
          <div className="flex items-center justify-between gap-4">
            <h2 id="payment" className="type-h3">
              {t('order.paymentTitle')}
            </h2>
            <Chip>
              {payment && payment.provider !== 'balance' ? format.ltr(payment.provider) : t('shell.balance')}
            </Chip>
          </div>
          <dl className="type-table mt-4 grid gap-2">
            <Fact label={t('order.step.paid')}>{format.money(order.money?.paid ?? order.total)}</Fact>
            <Fact label={t('order.colDate')}>{times.dateTime(payment?.captured_at ?? order.paid_at)}</Fact>
            {payment?.provider_ref && (
              <Fact label={t('order.paymentRef')}>
                <bdi className="break-all select-all">{payment.provider_ref}</bdi>
              </Fact>
            )}
            {order.tip?.given && (
              <Fact label={t('order.tip.name')}>{format.money(order.tip.given.amount)}</Fact>
            )}
            {order.money && order.money.refunded > 0 && (
              <Fact label={t('order.lineRefunded')}>{format.money(0 - order.money.refunded)}</Fact>
            )}
          </dl>
          <Button variant="outline" size="small" className="mt-4" onClick={() => setEntriesOpen(true)}>
            {t('order.allEntries')}
          </Button>
        </Card>
      )}
      {entriesOpen && <MoneyDialog order={order} onClose={() => setEntriesOpen(false)} />}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="text-end font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
