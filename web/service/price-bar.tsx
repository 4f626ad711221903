import { daysInWords } from '../climb/climb-words.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { PanelProps } from './price-panel.tsx'

/** Below 1024 px the price and the one button stay in reach at the foot of the screen. */
export function PriceBar({ quote, refusal, busy, onContinue, onApproach }: PanelProps) {
  const { t, format } = useApp()
  return (
    <div className="price-bar">
      <div className="min-w-0">
        <p className="type-price-bar tabular-nums">{quote ? format.money(quote.total) : '—'}</p>
        <p className="type-caption text-ink-2">
          {quote && daysInWords(t, format, { from: quote.estimate.daysFrom, to: quote.estimate.daysTo })}
        </p>
      </div>
      <Button
        variant="primary"
        size="large"
        className="grow"
        busy={busy}
        disabledBy={refusal ? 'price-reason' : null}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onContinue}
      >
        {t('service.continueShort')} <Icon name="arrow-right" />
      </Button>
    </div>
  )
}
