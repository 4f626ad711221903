import { type ComponentType, useEffect, useState } from 'react'
import type { Refusal } from '#core/orders/config-refusal.ts'
import { type BoostConfig, isClimb, isDuo } from '#core/orders/order-config.ts'
import type { Quote } from '#core/orders/pricing.ts'
import { climbEndsInWords, climbTitle } from '#i18n/order-words.ts'
import { useApp } from '../app/app-context.ts'
import { daysInWords } from '../climb/climb-words.ts'
import { QuoteLines } from '../climb/quote-lines.tsx'
import { ArrivalRange } from '../drawing/arrival-range.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useRefusalText } from './refusal-text.ts'

const day = 86_400_000

export type PanelProps = {
  config: BoostConfig
  quote: Quote | null
  refusal: Refusal | null
  /** A quote that was shared or locked keeps its price until then. */
  lockedUntil: string | null
  /** Comes once there is something to wish for. */
  WishNames: ComponentType<{ config: BoostConfig }> | undefined
  busy: boolean
  onShare: () => void
  onContinue: () => void
  /** The hand or the focus comes near the button. */
  onApproach: () => void
}

/** Price, time and the lines that make them, with the one button of the page. */
export function PricePanel({ onApproach, ...panel }: PanelProps) {
  const { config, quote, refusal, lockedUntil, WishNames, busy, onShare, onContinue } = panel
  const { t, format } = useApp()
  const [why, setWhy] = useState(false)
  const ends = climbEndsInWords(t, config)
  const refusalText = useRefusalText()
  const reason = refusal ? refusalText(config, refusal) : undefined
  return (
    <aside
      className="price-panel rounded-panel border border-line-strong bg-surface-1 shadow-lifted"
      aria-label={t('service.yourQuote')}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 className="type-sign flex min-h-9 flex-wrap items-center gap-x-2">
            {ends.target === null ? (
              climbTitle(t, config)
            ) : (
              <>
                {ends.start} <Icon name="arrow-right" /> {ends.target}
              </>
            )}
          </h2>
          <IconButton label={t('service.share')} icon={<Icon name="share-2" />} onClick={onShare} />
        </div>
        <div className="mt-1 flex items-end justify-between gap-4">
          <output className="type-price tabular-nums" key={quote?.total} aria-live="polite">
            {quote ? format.money(quote.total) : '—'}
          </output>
          <p className="type-caption text-end text-ink-2">
            {lockedUntil
              ? t('service.lockedUntil', { time: format.time(lockedUntil) })
              : quote && t('service.lockedFor', { minutes: 30 })}
            <br />
            <button type="button" className="text-link" aria-expanded={why} onClick={() => setWhy(!why)}>
              {t('service.whyPrice')}
            </button>
          </p>
        </div>
        {why && quote && (
          <p className="type-small mt-3 text-ink-2">
            {t(`service.whyPriceText.${isClimb(config) ? 'climb' : 'count'}`, {
              version: quote.priceVersion,
            })}
          </p>
        )}
        {quote && <TimeRange quote={quote} />}
        {quote && (
          <div className="mt-5 border-t border-line pt-4">
            <QuoteLines config={config} quote={quote} />
            {WishNames && <WishNames config={config} />}
          </div>
        )}
        <div className="mt-5 *:w-full">
          <Button
            variant="primary"
            size="large"
            className="w-full"
            busy={busy}
            disabledReason={reason}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={onContinue}
          >
            {t('service.continue')}
          </Button>
        </div>
        <p className="type-caption mt-3 text-center text-ink-2">{t('service.noAccount')}</p>
      </div>
      <ul className="type-small grid gap-3 border-t border-line px-6 py-4 text-ink-2">
        <li className="flex items-center gap-3">
          <Icon name="undo-2" /> {t('service.promiseRefund')}
        </li>
        <li className="flex items-center gap-3">
          <Icon name="timer" /> {t('service.promiseStart')}
        </li>
        <li className="flex items-center gap-3">
          <Icon name={isDuo(config) ? 'user' : 'key-round'} />{' '}
          {t(isDuo(config) ? 'service.promiseDuo' : 'service.promiseVault')}
        </li>
      </ul>
    </aside>
  )
}

/** Days as words always; the dates join in the browser, since a rendered page outlives its day. */
function TimeRange({ quote }: { quote: Quote }) {
  const { t, format } = useApp()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  const { daysFrom, daysTo } = quote.estimate
  const span = daysTo + Math.max(2, Math.ceil(daysTo / 2))
  return (
    <div className="mt-5">
      <p className="type-small flex justify-between">
        <strong>{daysInWords(t, format, { from: daysFrom, to: daysTo })}</strong>
        <span className="text-ink-2">
          {now !== null && format.dayRange(new Date(now + daysFrom * day), new Date(now + daysTo * day))}
        </span>
      </p>
      <ArrivalRange from={daysFrom} to={daysTo} span={span} />
      <p className="type-caption mt-2 flex justify-between text-ink-3">
        <span>{t('service.today')}</span>
        <span>{t('games.days', { count: span })}</span>
      </p>
    </div>
  )
}
