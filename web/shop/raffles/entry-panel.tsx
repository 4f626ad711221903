import { useState } from 'react'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { useFrame } from '#web/frame/router/frame-context.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { OwnPrize } from './own-prize.tsx'
import { RaffleChip } from './raffle-chip.tsx'
import type { OwnEntry, Raffle } from './raffle-types.ts'

const EnterDialog = opensLater(() => import('./enter-dialog.tsx'))

type Ticket = NonNullable<OwnEntry['ticket']>
type Props = {
  raffle: Raffle
  mine: OwnEntry | null
  onDone: () => Promise<void>
  /** The reader has a ticket now, or none any more. */
  onTicket: (ticket: Ticket | null) => void
}

/** What can be won, until when, and the way in; after the draw, what the reader's ticket won. */
export function EntryPanel(props: Props) {
  const { t, format } = useApp()
  const times = useShopTimes()
  const { raffle, mine } = props
  const { title, prize, state, tickets, places, prize_value, currency, closes_at, drawn_at, demo } = raffle
  const facts = [
    [t('raffles.worth'), t('raffles.each', { amount: format.money(prize_value, currency) })],
    [t('raffles.places'), format.number(places)],
    [t(state === 'open' ? 'raffles.ticketsSoFar' : 'raffles.tickets'), format.number(tickets)],
    ...(state === 'open' && !mine?.ticket && tickets >= places
      ? [[t('raffles.chance'), t('raffles.chanceOf', { places, count: format.number(tickets + 1) })]]
      : []),
  ] as const
  return (
    <Card lifted className="order-1 lg:order-none">
      <p className="flex flex-wrap items-center gap-2">
        <RaffleChip state={state} />
        {demo && <Chip>{t('shell.demo')}</Chip>}
      </p>
      <p className="type-small mt-3 wrap-anywhere text-ink-2">{t('raffles.free', { raffle: title })}</p>
      <h1 className="type-h2 mt-1 wrap-anywhere">{prize}</h1>
      {state === 'open' && <Countdown until={closes_at} />}
      {(drawn_at || state === 'open') && (
        <p className="type-small mt-3 text-ink-2">
          {drawn_at
            ? t('raffles.drawnOn', { time: times.dateTime(drawn_at) })
            : t('raffles.drawOn', { time: times.dateTime(closes_at) })}
        </p>
      )}
      <dl className="mt-4 border-line border-t pt-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Action {...props} />
      {state !== 'cancelled' && (
        <ul className="type-small mt-4 grid gap-2 border-line border-t pt-4 text-ink-2">
          <li className="flex gap-3">
            <Icon name="info" size={18} /> {t('raffles.winnersTold')}
          </li>
          <li className="flex gap-3">
            <Icon name="timer" size={18} /> {t('raffles.prizeWaits')}
          </li>
        </ul>
      )}
    </Card>
  )
}

/** Only for the eye: screen readers hear the date below it. */
function Countdown({ until }: { until: string }) {
  const { t } = useApp()
  const now = useNow()
  const left = now === null ? null : Math.max(0, Date.parse(until) - now)
  const part = (value: number, unit: 'raffles.days' | 'raffles.hours' | 'raffles.minutes') => (
    <span key={unit} className="grid">
      <strong className="type-h2 tabular-nums">{left === null ? '–' : value}</strong>
      <span className="type-caption text-ink-3">{t(unit, { count: value })}</span>
    </span>
  )
  const at = left ?? 0
  return (
    <p className="mt-4 flex gap-5" aria-hidden="true">
      {part(Math.floor(at / dayMs), 'raffles.days')}
      {part(Math.floor((at % dayMs) / hourMs), 'raffles.hours')}
      {part(Math.floor((at % hourMs) / minuteMs), 'raffles.minutes')}
    </p>
  )
}

function Action({ raffle, mine, onDone, onTicket }: Props) {
  const { t } = useApp()
  if (raffle.state === 'cancelled' && raffle.cancel_reason)
    return (
      <Notice tone="warning" className="mt-4" title={t('raffles.cancelledTitle')}>
        {t(`raffles.reason.${raffle.cancel_reason}`)}
      </Notice>
    )
  if (mine?.won) return <OwnPrize raffle={raffle} won={mine.won} onDone={onDone} />
  if (mine?.ticket) return <OwnTicket raffle={raffle} ticket={mine.ticket} onTicket={onTicket} />
  if (raffle.state === 'closed') return <p className="mt-4 text-ink-2">{t('raffles.drawSoon')}</p>
  return raffle.state === 'open' ? <Enter raffle={raffle} onTicket={onTicket} /> : null
}

function Enter({ raffle, onTicket }: Pick<Props, 'raffle' | 'onTicket'>) {
  const { t } = useApp()
  const { SignInDialog } = useFrame().map
  const user = useUser()
  // A press that comes before the page knows its reader opens the dialog once it does.
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" size="large" className="mt-4 w-full" onClick={() => setOpen(true)}>
        {t(user === null ? 'raffles.signInAndEnter' : 'raffles.enter')}
      </Button>
      <p className="type-caption mt-2 text-center text-ink-3">{t('raffles.oneTicket')}</p>
      {open && user && <EnterDialog raffle={raffle} onTicket={onTicket} onClose={() => setOpen(false)} />}
      {open && user === null && <SignInDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type TicketProps = Pick<Props, 'raffle' | 'onTicket'> & { ticket: Ticket }

function OwnTicket({ raffle: { slug, state }, ticket, onTicket }: TicketProps) {
  const { t, call, format } = useApp()
  const times = useShopTimes()
  const { busy, run } = useAction()
  const leave = () =>
    run(async () => {
      await call('withdrawEntry', { params: { slug } })
      onTicket(null)
    }, t('success.raffleLeft'))
  return (
    <div className="mt-4 rounded-large bg-surface-3 p-4" role="status">
      <p className="text-ink-2">{t('raffles.yourTicket')}</p>
      <p className="type-h2 tabular-nums">{format.number(ticket.number)}</p>
      <p className="type-small text-ink-2">
        {state === 'drawn'
          ? t('raffles.notDrawn')
          : t('raffles.enteredOn', { time: times.dateTime(ticket.entered_at) })}
      </p>
      {state === 'open' && (
        <Button variant="link" size="small" className="mt-2" busy={busy} onClick={leave}>
          {t('raffles.leave')}
        </Button>
      )}
      <details className="type-caption mt-3 text-ink-3">
        <summary>{t('raffles.ticketProof')}</summary>
        <p className="mt-1">{t('raffles.ticketProofText')}</p>
        <code dir="ltr" className="mt-1 block break-all">
          {ticket.secret}
        </code>
      </details>
    </div>
  )
}
