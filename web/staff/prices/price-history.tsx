import { type ReactNode, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { VersionDetails } from './version-details.tsx'

export type Versions = Contract['listPriceVersions']['reply']['data']
export type Version = Versions['items'][number]

const tones: Record<Version['state'], { tone?: Tone; outlined?: boolean }> = {
  holding: { tone: 'good' },
  scheduled: { tone: 'note' },
  past: {},
  withdrawn: { outlined: true },
}

type Props = {
  versions: Versions
  onRollBack: (version: Version) => void
  onWithdraw: (version: Version) => void
}

/** Every version with author, reason and date; each expands to show its changes. */
export function PriceHistory({ versions, onRollBack, onWithdraw }: Props) {
  const { t } = useApp()
  return (
    <List list={versions} none={{ title: t('prices.notSet'), text: t('prices.notSetText') }}>
      <ol className="price-history">
        {versions.items.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            actions={
              <>
                {version.state === 'scheduled' && (
                  <Button size="small" variant="outline" onClick={() => onWithdraw(version)}>
                    {t('prices.withdraw')}
                  </Button>
                )}
                {version.version !== versions.head && (
                  <Button size="small" variant="outline" onClick={() => onRollBack(version)}>
                    {t('prices.rollBack')}
                  </Button>
                )}
              </>
            }
          />
        ))}
      </ol>
    </List>
  )
}

function VersionRow({ version, actions }: { version: Version; actions: ReactNode }) {
  const { t } = useApp()
  const times = useTimes()
  const [isOpen, setOpen] = useState(false)
  const look = tones[version.state]
  return (
    <li>
      <div className="price-version">
        <b className="type-sign">{t('prices.number', { version: version.version })}</b>
        <Chip tone={look.tone} outlined={look.outlined}>
          {t(`prices.state.${version.state}`)}
        </Chip>
        <p className="price-version-reason">
          {version.reason}
          <span className="type-caption block text-ink-3">
            {t('prices.byAt', { author: version.author, time: times.dateTime(version.created_at) })}
          </span>
        </p>
        <p className="type-small text-ink-2 tabular-nums">
          <span className="type-caption block text-ink-3">{t('prices.effective')}</span>
          {times.dateAndTime(version.effective_at)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {actions}
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('prices.details')}
          </Button>
        </div>
      </div>
      {isOpen && <VersionDetails version={version.version} />}
    </li>
  )
}
