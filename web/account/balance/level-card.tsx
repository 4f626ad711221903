import { useApp } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { Meter } from '#web/kit/ui/meter.tsx'
import type { BalanceHistory } from './balance-types.ts'

/** The customer's level: what comes back of an order, and how far the next level is. */
export function LevelCard({ level }: { level: NonNullable<BalanceHistory['level']> }) {
  const { t, format } = useApp()
  const { turnover, reached, next } = level
  const from = reached?.from ?? 0
  return (
    <Card aria-labelledby="level" className="level-card">
      <h2 id="level" className="type-h3">
        {reached ? t(`balance.level.${reached.id}`) : t('balance.kind.cashback')}
      </h2>
      <p className="type-price-card mt-1 tabular-nums">
        {reached
          ? t('balance.level.rate', { percent: format.percent(reached.percent) })
          : t('balance.level.none')}
      </p>
      <p className="type-small mt-2 text-ink-2">
        {t('balance.level.text', { turnover: format.money(turnover) })}
      </p>
      <div className="mt-4">
        {next && <Meter part={(turnover - from) / (next.from - from)} />}
        <p className="type-small mt-2 font-semibold">
          {next
            ? t('balance.level.next', {
                amount: format.money(next.from - turnover),
                level: t(`balance.level.${next.id}`),
                percent: format.percent(next.percent),
              })
            : t('balance.level.highest')}
        </p>
      </div>
    </Card>
  )
}
