import './service.css'
import { lazy, Suspense, useMemo, useState } from 'react'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import type { ClimbConfig } from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { isRefusal, priceOrder, type Quote } from '#core/orders/pricing.ts'
import { useApp } from '../app/app-context.ts'
import { ContourLines } from '../drawing/contour-lines.tsx'
import { RouteProfile } from '../drawing/route-profile.tsx'
import { RouteSwitchbacks } from '../drawing/route-switchbacks.tsx'
import { AddonRows } from './addon-rows.tsx'
import { Calculator } from './calculator.tsx'
import { campOf, placeStart, placeTarget } from './change-climb.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { routeLabels } from './route-labels.ts'
import { ServiceAnswers } from './service-answers.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import { useConfig } from './use-config.ts'
import { type LockedQuote, useOrdering } from './use-ordering.ts'

// Brought when a hand or the focus comes near the button, so that it answers at once and costs nobody else.
const bringGuestStep = () => void import('./guest-step.tsx')
const GuestStep = lazy(() => import('./guest-step.tsx'))

export type ServiceData = { prices: PriceTable; initial: ClimbConfig; locked: LockedQuote | null }

/** The calculator is the landing page: route, price, time and one button above the fold. */
export function ServicePage({ data }: { data: ServiceData }) {
  const { t, format, dir } = useApp()
  const [config, change] = useConfig(data.initial)
  const [locked, setLocked] = useState(data.locked)
  const priced = useMemo(() => priceOrder(config, data.prices), [config, data.prices])
  const holds = locked !== null && JSON.stringify(locked.config) === JSON.stringify(config)
  const refusal = isRefusal(priced) ? priced : null
  const quote: Quote | null = holds ? locked.quote : isRefusal(priced) ? null : priced
  const order = useOrdering(config, setLocked)
  const game = games[config.game]
  const labels = routeLabels(t, format, config, quote?.distance ?? null)
  const route = {
    game,
    start: campOf(config, config.start),
    target: campOf(config, config.target),
    dir,
    labels,
    onChange: (
      start: ClimbConfig['start'] | { tier: ClimbConfig['start']['tier']; division: number | null },
      target: { tier: ClimbConfig['target']['tier']; division: number | null } | null,
    ) => {
      const moved: Partial<ClimbConfig> = {}
      if (campIndex(game, start) !== campIndex(game, config.start)) moved.start = placeStart(config, start)
      if (target && campIndex(game, target) !== campIndex(game, config.target))
        moved.target = placeTarget(config, target)
      if (moved.start || moved.target) change(moved)
    },
  }
  const panel = {
    config,
    quote,
    refusal,
    lockedUntil: holds ? locked.expires_at : null,
    busy: order.busy,
    onShare: order.share,
    onContinue: order.start,
    onApproach: bringGuestStep,
  }
  const name = t(`games.game.${config.game}`)

  return (
    <div data-game={config.game} className="relative">
      <ContourLines seed={`${config.game}/${config.service}`} width={1440} height={560} dir={dir} />
      <div className="shell relative">
        <ServiceTabs game={config.game} service={config.service} />
        <div className="grid gap-x-16 pt-6 lg:grid-cols-[minmax(0,1fr)_368px] lg:pt-8">
          <div className="min-w-0">
            <h1 className="type-h1">{t(`service.title.${config.service}`, { game: name })}</h1>
            <p className="type-large mt-2 text-ink-2">{t(`service.lead.${config.service}`)}</p>
            <div className="mt-6 hidden md:block">
              <RouteProfile {...route} />
            </div>
            <div className="-mx-4 mt-6 md:hidden">
              <RouteSwitchbacks {...route} />
            </div>
            <div className="relative z-1 mt-8">
              <Calculator config={config} prices={data.prices} refusal={refusal} onChange={change} />
            </div>
            <div className="mt-10">
              <AddonRows config={config} prices={data.prices} base={quote?.base ?? null} onChange={change} />
            </div>
          </div>
          <div className="service-panel mt-10 lg:mt-0">
            <PricePanel {...panel} />
          </div>
        </div>
        <ServiceAnswers config={config} />
      </div>
      <PriceBar {...panel} />
      {order.asksGuest && (
        <Suspense>
          <GuestStep onDone={order.place} onClose={order.close} />
        </Suspense>
      )}
    </div>
  )
}
