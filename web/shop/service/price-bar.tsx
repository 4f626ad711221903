import { useEffect, useState } from 'react'
import { daysInWords } from '#i18n/climb-words.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { leadToChoice } from './lead-to-choice.ts'
import { bringCurrencies, type PanelProps, panelButton } from './price-panel.tsx'
import { useRefusalText } from './refusal-text.ts'
import { wishReason } from './use-wish.ts'

/** The id of the line that says why nothing can be ordered. */
const barReason = 'bar-reason'

/** Below 1024 px price and button stay at the bottom of the screen until the panel's own are visible. */
export function PriceBar(panel: PanelProps) {
  const { config, quote, refusal, supply, supplyPart, wishRefused, busy, onContinue, onApproach } = panel
  const { t, format, site } = useApp()
  const currencies = usePart(bringCurrencies, site.rates !== null)
  const refusalText = useRefusalText()
  const nobody = supply?.boosters === 0
  const away = useInSight(panelButton)
  return (
    <div className="price-bar" data-away={away || undefined}>
      <div className="min-w-0">
        <p className="type-price-bar tabular-nums">{quote ? format.money(quote.total) : '—'}</p>
        <p id={barReason} className="type-caption text-ink-2">
          {nobody && supplyPart && <supplyPart.NobodyShort />}
          {!nobody && refusal && refusalText(config, refusal)}
          {!nobody &&
            !refusal &&
            quote &&
            daysInWords(t, format, { from: quote.estimate.daysFrom, to: quote.estimate.daysTo })}
        </p>
        {quote && site.rates && currencies && (
          <currencies.ApproximateLine cents={quote.total} rates={site.rates} />
        )}
      </div>
      {nobody ? (
        supplyPart && <supplyPart.NobodyLink />
      ) : (
        <Button
          variant="primary"
          size="large"
          className="grow"
          busy={busy}
          disabledBy={refusal ? barReason : wishRefused ? wishReason : null}
          onRefused={leadToChoice}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={onContinue}
        >
          {t('service.continueShort')} <Icon name="arrow-right" />
        </Button>
      )}
    </div>
  )
}

/** Whether the element with this id is on the screen; false until the browser reports it. */
function useInSight(id: string): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return inSight
}
