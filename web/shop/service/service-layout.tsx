import './service.css'
import { type ReactNode, useEffect } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Later } from '#web/frame/shell/later.tsx'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { RouteDrawing } from '#web/kit/drawing/route/route-drawing.tsx'
import type { RouteProps } from '#web/kit/drawing/route/route-props.ts'
import { Breadcrumbs } from '../games/breadcrumbs.tsx'
import { bringSupply } from '../supply/bring-supply.ts'
import { useSupply } from '../supply/use-supply.ts'
import { AddonRows } from './addon-rows.tsx'
import { answersPart } from './answers-part.ts'
import { noteGame } from './last-game.ts'
import { PriceBar } from './price-bar.tsx'
import { PricePanel } from './price-panel.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import { OrderingDialog, useOrdering } from './use-ordering.ts'
import type { Service } from './use-service.ts'
import { useWish } from './use-wish.ts'

const bringWishes = () => import('./wish-picker.tsx')
const bringWishChip = () => import('./wish-chip.tsx')

type Props<C extends BoostConfig> = {
  service: Service<C>
  route: Omit<RouteProps, 'dir'>
  /** The same state as a form. */
  form: ReactNode
}

/** The calculator is the landing page: route, price, time and one button above the fold. */
export function ServiceLayout<C extends BoostConfig>({ service, route, form }: Props<C>) {
  const { t, dir } = useApp()
  const { config, change, prices, quote, refusal, held, seal } = service
  const wish = useWish(config)
  const { booster } = wish
  const order = useOrdering({ config, total: quote?.total ?? 0, seal: held?.seal, booster }, seal)
  const chip = usePart(bringWishChip, Boolean(booster))
  const supply = useSupply(quote && config)
  const supplyPart = usePart(bringSupply, supply !== undefined)
  const wishes = usePart(bringWishes, config.addons.includes('characters'))
  const panel = {
    config,
    quote,
    refusal,
    lockedUntil: held?.expires_at ?? null,
    onLockEnd: service.unseal,
    linkEnded: service.linkEnded,
    supply,
    supplyPart,
    WishNames: wishes?.WishNames,
    wish: chip && <chip.WishChip {...wish} />,
    wishRefused: wish.refusal !== null,
    busy: order.busy,
    onShare: order.share,
    onContinue: order.start,
    onApproach: order.prepare,
  }
  useEffect(() => noteGame(config.game), [config.game])
  const name = t(`games.game.${config.game}`)
  // The game's name never breaks across two lines.
  const [before, after] = t(`service.title.${config.service}`, { game: '|' }).split('|')

  return (
    <div data-game={config.game} className="relative">
      <ContourLines seed={`${config.game}/${config.service}`} width={1440} height={560} dir={dir} />
      <div className="shell relative">
        <ServiceTabs config={config} booster={booster} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 lg:grid-cols-[minmax(0,1fr)_368px] lg:pt-8">
          <div className="min-w-0">
            <Breadcrumbs
              above={[
                { to: '/', name: t('shell.home') },
                { to: `/${config.game}`, name },
              ]}
              here={t(`games.service.${config.service}`)}
            />
            <h1 className="type-h1 mt-3">
              {before}
              <span className="min-[360px]:whitespace-nowrap">{name}</span>
              {after}
            </h1>
            <p className="type-large mt-2 max-w-[64ch] text-ink-2">
              {t(`${config.game}/${config.service}.lead`)}
            </p>
            <div className="mt-6">
              <RouteDrawing {...route} dir={dir} />
            </div>
            {/* A single rank has no bracket below the route, so the form moves up into that space. */}
            <div className={`relative z-1 mt-8 ${route.target ? '' : 'md:-mt-10'}`}>{form}</div>
            <div className="mt-10">
              <AddonRows
                config={config}
                prices={prices}
                base={quote?.base ?? null}
                WishPicker={wishes?.WishPicker}
                // Every configuration has the fields for add-ons, whatever else it has.
                onChange={(part) => change(part as Partial<C>)}
              />
            </div>
          </div>
          <div className="service-panel mt-10 lg:mt-0">
            <PricePanel {...panel} />
          </div>
        </div>
        <Later part={answersPart} props={{ config, prices }} />
      </div>
      <PriceBar {...panel} />
      {order.step && <OrderingDialog order={order} onClose={order.close} />}
    </div>
  )
}
