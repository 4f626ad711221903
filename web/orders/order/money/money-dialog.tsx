import { useEffect, useEffectEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { sumOf } from '#core/base/money.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { showError } from '#web/kit/ui/toasts.ts'

type Money = Contract['getOrderMoney']['reply']['data']
type Line = Money['accounts'][number]
type Props = { order: { order_id: string; number: number }; onClose: () => void }

/** For staff: where an order's money came from and where it is now, and each entry behind it. Load it when it opens. */
export default function MoneyDialog({ order, onClose }: Props) {
  const { t, format } = useApp()
  const money = useMoney(order.order_id, onClose)
  const title = t('money.title', { number: format.ltr(orderNumber(order.number)) })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('shell.close')} size="wide">
      <p className="type-body mb-6 text-ink-2">{t('money.lead')}</p>
      {!money && <Skeleton className="h-48" />}
      {money && money.entries.length === 0 && <p className="text-ink-2">{t('money.none')}</p>}
      {money && money.entries.length > 0 && (
        <>
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
            <Side title={t('money.from')} lines={taken(money.accounts)} />
            <Side title={t('money.to')} lines={given(money.accounts)} />
          </div>
          <h3 className="label mt-8 mb-2">{t('money.entries')}</h3>
          <ol>
            {money.entries.map((entry, at) => (
              <Entry key={at} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

/** What lines took from accounts, as positive amounts. */
const taken = (lines: readonly Line[]): Line[] =>
  lines.filter(({ amount }) => amount < 0).map((line) => ({ ...line, amount: 0 - line.amount }))

const given = (lines: readonly Line[]) => lines.filter(({ amount }) => amount > 0)

/** One side of the order's money, with its sum. */
function Side({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t, format } = useApp()
  return (
    <section aria-label={title}>
      <h3 className="label mb-2">{title}</h3>
      <dl className="type-table grid gap-2">
        {lines.map((line) => (
          <Row key={`${line.account}${line.owner}`} line={line} />
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t('money.sum')}</dt>
          <dd className="tabular-nums">{format.money(sumOf(lines))}</dd>
        </div>
      </dl>
    </section>
  )
}

function Row({ line: { account, owner, amount } }: { line: Line }) {
  const { t, format } = useApp()
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-2">{t(`money.account.${account}`, { name: owner ?? '' })}</dt>
      <dd className="whitespace-nowrap tabular-nums">{format.money(amount)}</dd>
    </div>
  )
}

/** What was booked and when; each account that it took from, then each that it gave to. */
function Entry({ entry: { kind, at, lines } }: { entry: Money['entries'][number] }) {
  const { t, format } = useApp()
  const times = useTimes()
  return (
    <li className="type-table border-t border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{t(`money.entry.${kind}`)}</b>
        <time dateTime={at} className="type-small text-ink-2">
          {times.dateTime(at)}
        </time>
      </p>
      <ul className="mt-1 grid gap-1">
        {lines
          .toSorted((a, b) => a.amount - b.amount)
          .map(({ account, owner, amount }) => (
            <li key={`${account}${owner}`} className="flex justify-between gap-4 text-ink-2">
              <span className="min-w-0">{t(`money.account.${account}`, { name: owner ?? '' })}</span>
              <span className="whitespace-nowrap tabular-nums">{format.money(amount, 'EUR', 'signed')}</span>
            </li>
          ))}
      </ul>
    </li>
  )
}

/** Null until it is loaded; the dialog closes when it can't be. */
function useMoney(orderId: string, onFailure: () => void): Money | null {
  const { t, call } = useApp()
  const [money, setMoney] = useState<Money | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    showError(messageOf(t, error))
    onFailure()
  })
  useEffect(() => {
    let wanted = true
    call('getOrderMoney', { params: { order_id: orderId } }).then(
      ({ data }) => wanted && setMoney(data),
      fail,
    )
    return () => {
      wanted = false
    }
  }, [call, orderId])
  return money
}
