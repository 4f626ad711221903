import { holdsPlace } from '#core/raffles/raffles.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { RaffleMountain } from '#web/kit/drawing/raffle-mountain/raffle-mountain.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { Digits } from '#web/shop/raffles/raffle-steps.tsx'
import type { DeskRaffle } from './desk-types.ts'

/** What an opened raffle has come to: its tickets, its winners, and the parcels that have to leave. */
export function DeskWinners({ raffle }: { raffle: DeskRaffle }) {
  const { t, format, dir } = useApp()
  const times = useShopTimes()
  const {
    state,
    tickets,
    last_ticket,
    winners,
    cancel_reason,
    closes_at,
    drawn_at,
    seed_hash,
    list_hash,
    seed,
  } = raffle
  const holding = winners.filter(holdsPlace)
  return (
    <section className="mb-8 grid gap-4 border-line border-b pb-8">
      {cancel_reason && (
        <Notice tone="warning" title={t('raffles.cancelledTitle')}>
          {t(`raffles.reason.${cancel_reason}`)}
        </Notice>
      )}
      <p className="text-ink-2">
        {t('raffles.ticketsCount', { count: tickets, number: format.number(tickets) })}
      </p>
      {(drawn_at ?? closes_at) && (
        <p className="text-ink-2">
          {drawn_at
            ? t('raffles.drawnOn', { time: times.dateTime(drawn_at) })
            : t('raffles.drawOn', { time: times.dateTime(closes_at ?? '') })}
        </p>
      )}
      <RaffleMountain
        dir={dir}
        last={last_ticket}
        won={holding.map(({ number }) => number)}
        isFull={state !== 'open'}
        frame="phone"
        className="max-w-80"
      />
      {winners.length > 0 && <Winners raffle={raffle} />}
      <dl className="type-small grid gap-2">
        {(
          [
            ['opened', seed_hash],
            ['closed', list_hash],
            ['drawn', seed],
          ] as const
        ).map(
          ([step, value]) =>
            value && (
              <div key={step} className="flex flex-wrap items-center gap-3">
                <dt className="w-28 text-ink-3">{t(`raffles.step.${step}`)}</dt>
                <dd>
                  <Digits value={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Winners({ raffle: { raffle_id, winners } }: { raffle: DeskRaffle }) {
  const { t, call, format } = useApp()
  const times = useShopTimes()
  const { busy, run } = useAction()
  const sent = (position: number) =>
    run(() => call('markPrizeSent', { params: { raffle_id, position } }), t('success.raffleSaved'))
  return (
    <Table label={t('raffles.winners')}>
      <thead>
        <tr>
          <Th>{t('raffles.place')}</Th>
          <Th>{t('raffles.ticket')}</Th>
          <Th>{t('raffles.winner')}</Th>
          <Th>{t('raffles.claimState')}</Th>
        </tr>
      </thead>
      <tbody>
        {winners.map((winner) => (
          <tr key={winner.position}>
            <Td>{format.number(winner.place)}</Td>
            <Td className="font-semibold">{format.number(winner.number)}</Td>
            <Td className="wrap-anywhere">
              <bdi>{winner.person?.username ?? t('raffledesk.erased')}</bdi>
              {winner.name_shown && (
                <span className="type-caption block text-ink-3">{t('raffledesk.nameShown')}</span>
              )}
            </Td>
            <Td>
              {t(`raffles.won.${winner.state}`)}
              <span className="type-caption block text-ink-3">
                {winner.claimed_at
                  ? times.dateTime(winner.claimed_at)
                  : winner.state === 'waiting' &&
                    t('raffledesk.until', { time: times.dateTime(winner.claim_until) })}
              </span>
              {winner.address && (
                <div className="mt-2">
                  <address className="type-small whitespace-pre-line not-italic">{winner.address}</address>
                  <Button size="small" className="mt-2" busy={busy} onClick={() => sent(winner.position)}>
                    {t('raffledesk.markSent')}
                  </Button>
                </div>
              )}
              {winner.sent_at && (
                <span className="type-caption block text-ink-3">
                  {t('raffles.sentOn', { day: times.day(winner.sent_at) })}
                </span>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
