import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  name: string
  /** What is on the balance now, and by how much it changes; minor units. */
  balance: number
  by: number
  as: 'gift' | 'correction'
}

/** What a correction makes of a balance, and the entry that the ledger gets. */
export function CorrectionLines({ name, balance, by, as }: Props) {
  const { t, format } = useApp()
  const signed = (amount: number) => format.money(amount, 'EUR', 'signed')
  const line = 'flex justify-between gap-4 py-2 tabular-nums'
  return (
    <div>
      <dl className="type-small rounded-card border border-line bg-surface-2 px-4 py-1">
        <div className={`${line} border-b border-line`}>
          <dt>{t('people.balanceNow')}</dt>
          <dd>{format.money(balance)}</dd>
        </div>
        <div className={line}>
          <dt>{t('people.correction')}</dt>
          <dd className={by > 0 ? 'text-good' : ''}>{signed(by)}</dd>
        </div>
        <div className={`${line} items-baseline border-t border-dashed border-line-strong font-semibold`}>
          <dt>{t('people.balanceAfter')}</dt>
          <dd className="type-h3">{format.money(balance + by)}</dd>
        </div>
      </dl>
      <dl className="type-caption mt-3 text-ink-2">
        <div className="flex justify-between gap-4 py-1 tabular-nums">
          <dt>{t('people.bookedTo', { name })}</dt>
          <dd>{signed(by)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-1 tabular-nums">
          <dt>{t(`people.bookedFrom.${as}`)}</dt>
          <dd>{signed(0 - by)}</dd>
        </div>
        <div className="flex justify-between gap-4 border-t border-line py-1 tabular-nums">
          <dt className="flex items-center gap-2 text-good">
            <Icon name="check" size={16} />
            {t('people.sumsTo')}
          </dt>
          <dd className="font-semibold">{format.money(0)}</dd>
        </div>
      </dl>
    </div>
  )
}
