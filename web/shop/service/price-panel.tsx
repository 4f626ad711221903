import { type ComponentType, type ReactNode, useState } from 'react'
import type { Refusal } from '#core/choices/config-refusal.ts'
import { type BoostConfig, isClimb } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import type { Quote } from '#core/prices/quote.ts'
import { daysInWords, openPointsOf } from '#i18n/climb-words.ts'
import { climbEndsInWords, climbTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { ArrivalRange } from '#web/kit/drawing/arrival/arrival-range.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { QuoteLines } from '#web/parts/climb/quote-lines.tsx'
import type { SupplyPart } from '../supply/bring-supply.ts'
import type { Supply } from '../supply/use-supply.ts'
import { leadToChoice } from './lead-to-choice.ts'
import { Promises } from './promises.tsx'
import { useRefusalText } from './refusal-text.ts'
import { wishReason } from './use-wish.ts'

/** The id of the panel's button; while it is visible, no other button is needed. */
export const panelButton = 'order-button'

// Dates depend on the reader's day, so the page is rendered without them and can be cached longer than a day; with them comes
// the button of staff.
const bringDates = () => import('./quote-dates.tsx')
// The page is the same for everyone, so the browser fills in the visitor's currency.
export const bringCurrencies = () => import('#web/parts/currencies/approximate-price.tsx')
type Dates = typeof import('./quote-dates.tsx') | undefined

export type PanelProps = {
  config: BoostConfig
  quote: Quote | null
  refusal: Refusal | null
  /** The end of the sealed price; null if nothing is locked. */
  lockedUntil: string | null
  onLockEnd: () => void
  /** The price of the link that led here has expired. */
  linkEnded: boolean
  /** Who plays it, and what shows it; undefined until the browser knows. */
  supply: Supply | undefined
  supplyPart: SupplyPart | undefined
  /** Loaded once there are preferences to choose. */
  WishNames: ComponentType<{ config: BoostConfig }> | undefined
  /** The booster whom the visitor chose; while that one can't play this, nothing is ordered. */
  wish: ReactNode
  wishRefused: boolean
  busy: boolean
  onShare: () => void
  onContinue: () => void
  /** The pointer or the focus comes near the button. */
  onApproach: () => void
}

/** Price, time and the lines of the price, with the page's only main button. */
export function PricePanel({ onApproach, ...panel }: PanelProps) {
  const { config, quote, refusal, lockedUntil, linkEnded, supply, supplyPart, WishNames, busy } = panel
  const nobody = supply?.boosters === 0
  const { t, format, site } = useApp()
  const user = useUser()
  const [why, setWhy] = useState(false)
  const dates = usePart(bringDates, quote !== null)
  const currencies = usePart(bringCurrencies, site.rates !== null)
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
                {isClimb(config) && config.target.division === null && (
                  <span className="type-small text-ink-2">
                    {openPointsOf(t, games[config.game], config.target.points)}
                  </span>
                )}
              </>
            )}
          </h2>
          <IconButton
            className="-me-3"
            label={t('service.share')}
            icon={<Icon name="share-2" />}
            onClick={panel.onShare}
          />
        </div>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <output className="type-price price-figure tabular-nums" key={quote?.total} aria-live="polite">
            {quote ? format.money(quote.total) : <span className="type-h3 text-ink-3">—</span>}
          </output>
          <p className="type-caption text-ink-2">
            {lockedUntil && dates && (
              <span className="block">
                <dates.LockedUntil at={lockedUntil} onEnd={panel.onLockEnd} />
              </span>
            )}
            <button type="button" className="text-link" aria-expanded={why} onClick={() => setWhy(!why)}>
              {t('service.whyPrice')}
            </button>
          </p>
        </div>
        {quote && site.rates && currencies && (
          <currencies.ApproximatePrice cents={quote.total} rates={site.rates} />
        )}
        {linkEnded && <p className="type-small mt-3 text-ink-2">{t('service.linkEnded')}</p>}
        {why && quote && (
          <p className="type-small mt-3 text-ink-2">
            {t(`service.whyPriceText.${isClimb(config) ? 'climb' : 'count'}`)}{' '}
            <LocaleLink to={`/${config.game}`} hash="#costs" className="text-link">
              {t('game.costTitle')}
            </LocaleLink>
          </p>
        )}
        {quote && !nobody && <TimeRange quote={quote} dates={dates} />}
        {/* Two lines on narrow panels; their place is kept, so that nothing moves when they arrive. */}
        {quote && !nobody && (
          <p className="type-small mt-3 min-h-[2lh] text-ink-2">
            {supply && supplyPart && <supplyPart.SupplyLine supply={supply} />}
          </p>
        )}
        {quote && (
          <div className="mt-5 border-t border-line pt-4">
            <QuoteLines config={config} quote={quote} vat={site.vat} />
            {WishNames && <WishNames config={config} />}
          </div>
        )}
        <div id={panelButton} className="mt-5 *:w-full">
          {panel.wish}
          {nobody ? (
            supplyPart && <supplyPart.NobodyPlays config={config} supply={supply} />
          ) : (
            <Button
              variant="primary"
              size="large"
              className="w-full"
              busy={busy}
              disabledReason={reason}
              disabledBy={panel.wishRefused ? wishReason : null}
              onRefused={leadToChoice}
              onPointerEnter={onApproach}
              onFocus={onApproach}
              onClick={panel.onContinue}
            >
              {t('service.continue')}
            </Button>
          )}
          {dates && quote && !nobody && (
            <dates.OrderForButton config={config} total={quote.total} disabledReason={reason} />
          )}
        </div>
        {!nobody && (
          // Its place is kept, because the browser knows later who is signed in.
          <p className={`type-caption mt-3 text-center text-ink-2 ${user ? 'invisible' : ''}`}>
            {t('service.noAccount')}
          </p>
        )}
        <noscript>
          <p className="type-small mt-3 text-center">{t('service.noScript')}</p>
        </noscript>
      </div>
      {!nobody && <Promises config={config} className="border-t border-line px-6 py-4" />}
    </aside>
  )
}

/** Always the number of days, plus dates once they are loaded. */
function TimeRange({ quote, dates }: { quote: Quote; dates: Dates }) {
  const { t, format } = useApp()
  const { daysFrom, daysTo } = quote.estimate
  const span = daysTo + Math.max(2, Math.ceil(daysTo / 2))
  return (
    <div className="mt-5">
      <p className="type-small mb-2 flex justify-between gap-3">
        <strong>{daysInWords(t, format, { from: daysFrom, to: daysTo })}</strong>
        <span className="text-ink-2">{dates && <dates.ArrivalDays from={daysFrom} to={daysTo} />}</span>
      </p>
      <ArrivalRange from={daysFrom} to={daysTo} span={span} />
      <p className="type-caption mt-2 flex justify-between text-ink-3">
        <span>{t('service.today')}</span>
        <span>{t('games.days', { count: span })}</span>
      </p>
    </div>
  )
}
