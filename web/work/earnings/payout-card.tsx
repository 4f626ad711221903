import { type ReactNode, useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { payoutLimits, payoutRefusal } from '#core/money/payouts.ts'
import { typedMoney } from '#i18n/typed-money.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { Earnings } from './earnings-query.ts'
import { Masked } from './masked.tsx'

const DetailsDialog = opensLater(() => import('./details-dialog.tsx'))

/** Requests a payout, or shows the one that is open. */
export function PayoutCard({ earnings }: { earnings: Earnings }) {
  const { t, format } = useApp()
  const [editing, setEditing] = useState(false)
  const { open } = earnings
  const least = format.money(payoutLimits.least.amount)
  return (
    <Card aria-labelledby="payout-title" className="payout-card">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 id="payout-title" className="type-h3">
          {open ? t('earnings.openTitle', { number: open.number }) : t('earnings.request')}
        </h2>
        {!open && (
          <span className="type-small whitespace-nowrap text-ink-2">
            {t('earnings.least', { amount: least })}
          </span>
        )}
      </div>
      {open ? (
        <OpenPayout open={open} />
      ) : (
        <RequestForm
          key={earnings.camps.available.amount}
          earnings={earnings}
          onDetails={() => setEditing(true)}
        />
      )}
      <LastPayout last={earnings.last} />
      {editing && <DetailsDialog onClose={() => setEditing(false)} />}
    </Card>
  )
}

type FormProps = { earnings: Earnings; onDetails: () => void }

function RequestForm({ earnings, onDetails }: FormProps) {
  const { t, format, locale, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const { details, if_requested } = earnings
  const available = earnings.camps.available.amount
  const all = typedMoney(locale, Math.max(0, available))
  const [text, setText] = useState(all)
  const amount = typedAmount(text) ?? 0
  const refusal = payoutRefusal({ amount, available, hasDetails: details !== null, isOpen: false })
  const short = payoutLimits.least.amount - available
  const why =
    short > 0
      ? t('earnings.needMore', { amount: format.money(short) })
      : refusal && t(`earnings.refusal.${refusal}`)
  const send = () => run(() => call('requestPayout', { body: { amount } }), t('earnings.requested'))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!why && !busy) void send()
      }}
    >
      <Field
        label={t('coupons.amount')}
        aside={t('earnings.availableNow', { amount: format.money(Math.max(0, available)) })}
      >
        <TextInput
          inputMode="decimal"
          dir="ltr"
          className="payout-amount"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Account details={details} onDetails={onDetails} />
      <Lines settled={times.day(if_requested.settled_by)} arrives={times.day(if_requested.arrives_by)} />
      <Button type="submit" variant="primary" className="w-full" busy={busy} disabledReason={why}>
        {t('earnings.requestAmount', { amount: format.money(amount) })}
      </Button>
    </form>
  )
}

function Account({ details, onDetails }: { details: Earnings['details']; onDetails: () => void }) {
  const { t } = useApp()
  const times = useTimes()
  if (!details)
    return (
      <Button variant="outline" onClick={onDetails}>
        {t('earnings.add')}
      </Button>
    )
  const isNew = Date.parse(details.usable_at) > Date.now()
  return (
    <div>
      <p className="label mb-2">{t('earnings.to')}</p>
      <p className="payout-account">
        <Masked start={details.iban_start} end={details.iban_end} />
        <Button variant="link" size="small" onClick={onDetails}>
          {t('earnings.change')}
        </Button>
      </p>
      {isNew && (
        <p className="type-small mt-2 text-warning">
          {t('earnings.usableFrom', { date: times.day(details.usable_at) })}
        </p>
      )}
    </div>
  )
}

function Lines({ settled, arrives }: { settled: string; arrives: string }) {
  const { t } = useApp()
  const lines: [string, ReactNode][] = [
    [t('earnings.fee'), t('earnings.noFee')],
    [t('earnings.settledBy'), settled],
    [t('earnings.arrivesBy'), arrives],
  ]
  return (
    <dl className="payout-lines">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OpenPayout({ open }: { open: NonNullable<Earnings['open']> }) {
  const { t, format, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const params = { payout_id: open.payout_id }
  return (
    <div className="grid gap-4">
      <p className="camp-amount">{format.money(open.amount)}</p>
      <p className="text-ink-2">
        {open.status === 'batched'
          ? t('earnings.atBank')
          : t('earnings.requestedOn', { date: times.day(open.requested_at) })}
      </p>
      <p className="payout-account">
        <Masked start={open.iban_start} end={open.iban_end} />
      </p>
      <Lines settled={times.day(open.settled_by)} arrives={times.day(open.arrives_by)} />
      {open.status === 'requested' && (
        <Button
          variant="outline"
          busy={busy}
          onClick={() => run(() => call('withdrawPayout', { params }), t('earnings.withdrawn'))}
        >
          {t('earnings.withdraw')}
        </Button>
      )}
    </div>
  )
}

function LastPayout({ last }: { last: Earnings['last'] }) {
  const { t, format } = useApp()
  const times = useTimes()
  if (last?.status === 'returned')
    return (
      <p className="type-small mt-4 text-warning">
        {t('earnings.lastReturned', { number: last.number, reason: last.reason ?? '' })}
      </p>
    )
  if (last?.status !== 'sent' || !last.sent_at) return null
  return (
    <p className="type-small mt-4 text-ink-3">
      {t('earnings.lastSent', { amount: format.money(last.amount), date: times.day(last.sent_at) })}
    </p>
  )
}
