import { holdsPlace } from '#core/raffles/raffles.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import type { Raffle, Winner } from './raffle-types.ts'

/** Which ticket got which place, in the order of the draw; a place that was lost says why the next one has it. */
export function WinnerList({ raffle, own }: { raffle: Raffle; own: number | null }) {
  const { t, format } = useApp()
  const { winners, state, tickets } = raffle
  if (state !== 'drawn') return <NotYet cancelled={state === 'cancelled'} />
  return (
    <div>
      <h2 className="type-h2">{t('raffles.winners')}</h2>
      {winners.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('raffles.nobody')}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{t('raffles.from', { count: format.number(tickets) })}</p>
          <Table label={t('raffles.winners')} className="mt-4">
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
                <Row key={winner.position} winner={winner} own={own === winner.number} />
              ))}
            </tbody>
          </Table>
          <p className="type-caption mt-4 text-ink-3">{t('raffles.namesByConsent')}</p>
        </>
      )}
    </div>
  )
}

function Row({ winner, own }: { winner: Winner; own: boolean }) {
  const { t, format } = useApp()
  return (
    <tr className={holdsPlace(winner) ? '' : 'text-ink-3'}>
      <Td>{format.number(winner.place)}</Td>
      <Td className="type-price-row">{format.number(winner.number)}</Td>
      <Td className="wrap-anywhere">
        <bdi>{winner.name ?? t('raffles.unnamed')}</bdi> {own && <Chip>{t('raffles.you')}</Chip>}
      </Td>
      <Td>{t(`raffles.won.${winner.state}`)}</Td>
    </tr>
  )
}

function NotYet({ cancelled }: { cancelled: boolean }) {
  const { t } = useApp()
  return (
    <section>
      <h2 className="type-h2">{t('raffles.winners')}</h2>
      <p className="mt-2 text-ink-2">{t(cancelled ? 'raffles.noDraw' : 'raffles.winnersLater')}</p>
    </section>
  )
}
