import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { StepsPath } from '#web/kit/drawing/steps-path/steps-path.tsx'
import type { Raffle } from './raffle-types.ts'

/** The four camps of a raffle, with what is published at each: hash, tickets, list and seed. */
export function RaffleSteps({ raffle }: { raffle: Raffle }) {
  const { t, dir, format } = useApp()
  const times = useShopTimes()
  const { state, opened_at, closes_at, closed_at, drawn_at, seed_hash, list_hash, seed, tickets, beacon } =
    raffle
  const at = { open: 1, closed: 2, drawn: 3, cancelled: closed_at ? 2 : 1 }[state]
  const steps: { key: 'opened' | 'collects' | 'closed' | 'drawn'; time: string; proof: ReactNode }[] = [
    { key: 'opened', time: times.dateTime(opened_at), proof: <Digits name="sha256" value={seed_hash} /> },
    {
      key: 'collects',
      time: state === 'open' ? t('raffles.now') : times.dateTime(closed_at ?? closes_at),
      proof: t('raffles.ticketsCount', { count: tickets, number: format.number(tickets) }),
    },
    {
      key: 'closed',
      time: times.dateTime(closed_at ?? closes_at),
      proof: list_hash ? <Digits name="sha256" value={list_hash} /> : t('raffles.listLater'),
    },
    {
      key: 'drawn',
      time: state === 'cancelled' ? '–' : times.dateTime(drawn_at ?? beacon?.at ?? closes_at),
      proof: seed ? (
        <Digits value={seed} />
      ) : (
        t(state === 'cancelled' ? 'raffles.noDraw' : 'raffles.seedLater')
      ),
    },
  ]
  return (
    <section className="mt-14" aria-labelledby="check">
      <h2 id="check" className="type-h2">
        {t('raffles.checkTitle')}
      </h2>
      <p className="mt-2 max-w-[72ch] text-ink-2">
        {t(beacon ? 'raffles.provesBeacon' : 'raffles.provesSeed')}
      </p>
      <div className="mt-6">
        <StepsPath
          dir={dir}
          now={at}
          steps={steps.map(({ key, time, proof }, step) => ({
            key,
            content: (
              <div className={step > at ? 'text-ink-3' : ''}>
                <p className={`type-caption ${step === at ? 'text-glow-ink' : 'text-ink-3'}`}>{time}</p>
                <h3 className="type-h3 mt-1">{t(`raffles.step.${key}`)}</h3>
                <p className="type-small mt-1 text-ink-2">{t(`raffles.stepText.${key}`)}</p>
                <div className="type-small mt-2">{proof}</div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  )
}

/** Hexadecimal digits: the beginning and the end are enough to compare, the whole is there to copy. */
export function Digits({ name, value }: { name?: string; value: string }) {
  return (
    <code
      dir="ltr"
      title={value}
      className="inline-block max-w-full break-all rounded-chip bg-surface-3 px-2 py-1"
    >
      {name && `${name} `}
      {value.length > 24 ? `${value.slice(0, 12)}…${value.slice(-6)}` : value}
    </code>
  )
}
