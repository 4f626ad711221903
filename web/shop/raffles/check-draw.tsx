import { useState } from 'react'
import type { Checked } from '#core/raffles/draw.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Digits } from './raffle-steps.tsx'
import type { Raffle } from './raffle-types.ts'

/** Repeats the draw in this browser from what is published, and says of each step whether it holds. */
export function CheckDraw({ raffle }: { raffle: Raffle }) {
  const { t, call, format } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [checked, setChecked] = useState<(Checked & { ms: number }) | null>(null)
  const { state, seed_hash, seed, randomness, signature, winners, beacon } = raffle
  const check = async () => {
    setBusy(true)
    setError(null)
    try {
      const { repeatDraw } = await import('./repeat-draw.ts')
      setChecked(await repeatDraw(call, raffle))
    } catch (failed) {
      setError(messageOf(failed))
    }
    setBusy(false)
  }
  const holds =
    checked && [checked.seed, checked.randomness, checked.list, checked.order].every((step) => step !== false)
  return (
    <Card aria-labelledby="check-yourself">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="check-yourself" className="type-h3">
          {t('raffles.checkYourself')}
        </h2>
        {checked && (
          <Chip
            tone={holds ? 'good' : 'error'}
            icon={<Icon name={holds ? 'check' : 'circle-alert'} size={16} />}
          >
            {t(holds ? 'raffles.matches' : 'raffles.differs')}
          </Chip>
        )}
      </div>
      <p className="type-small mt-2 text-ink-2">{t('raffles.checkText')}</p>
      <ul className="mt-4 grid gap-3">
        <Step holds={checked?.seed} label={t('raffles.checkSeed')}>
          <Digits value={seed ?? seed_hash} />
        </Step>
        {beacon && (
          <Step
            holds={checked?.randomness ?? undefined}
            label={t('raffles.checkBeacon', { round: format.number(beacon.round) })}
          >
            {randomness && <Digits value={randomness} />}{' '}
            {beacon.address && signature && (
              <a href={beacon.address} className="text-link" rel="noopener noreferrer" target="_blank">
                {t('raffles.beaconSource')}
              </a>
            )}
          </Step>
        )}
        <Step holds={checked?.list} label={t('raffles.checkList')}>
          {raffle.list_hash && <Digits value={raffle.list_hash} />}
        </Step>
        <Step holds={checked?.order} label={t('raffles.checkOrder')}>
          <span className="flex flex-wrap gap-x-4 font-semibold tabular-nums">
            {winners.map(({ position, number }) => (
              <span key={position}>{format.number(number)}</span>
            ))}
          </span>
        </Step>
      </ul>
      {/* Scrolled by keyboard too. */}
      <pre
        dir="ltr"
        tabIndex={0}
        className="type-caption mt-4 overflow-x-auto rounded-small bg-surface-3 p-3"
      >
        {`printf '${seed ?? '<seed>'}:${randomness ?? ''}:${winners[0]?.number ?? 1}' | sha256sum`}
      </pre>
      <p className="type-caption mt-2 text-ink-3">{t('raffles.checkOrderText')}</p>
      {error && <ErrorNote message={error} className="mt-3" />}
      <div className="mt-4">
        <Button
          busy={busy}
          disabledReason={state === 'drawn' ? null : t('raffles.checkLater')}
          onClick={check}
        >
          {t(checked ? 'raffles.checkAgain' : 'raffles.check')}
        </Button>
      </div>
      <p className="type-caption mt-2 text-ink-3" role="status">
        {checked && t('raffles.checkedIn', { ms: format.number(checked.ms) })}
      </p>
    </Card>
  )
}

type StepProps = { holds: boolean | undefined; label: string; children: React.ReactNode }

function Step({ holds, label, children }: StepProps) {
  const { t } = useApp()
  const look = holds === undefined ? 'text-ink-3' : holds ? 'text-good' : 'text-error'
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      <span className={look}>
        <Icon name={holds === undefined ? 'minus' : holds ? 'circle-check' : 'circle-alert'} size={20} />
        {holds !== undefined && (
          <span className="sr-only">{t(holds ? 'raffles.stepHolds' : 'raffles.stepFails')}</span>
        )}
      </span>
      <div className="min-w-0">
        <p>{label}</p>
        <div className="type-small mt-1 text-ink-2">{children}</div>
      </div>
    </li>
  )
}
