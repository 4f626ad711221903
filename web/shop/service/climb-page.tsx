import type { ClimbConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { bringRoute } from '#web/kit/drawing/route/route-drawing.tsx'
import { aheadOf, campOf, moveEnds } from './change-climb.ts'
import { ClimbForm } from './climb-form.tsx'
import type { ServiceData } from './load-service.ts'
import { climbLabels } from './route-labels.ts'
import { ServiceLayout } from './service-layout.tsx'
import { useService } from './use-service.ts'

await bringRoute()

export { loadService as loader, serviceMeta as meta } from './load-service.ts'

/** Elo boost and duo boost: a climb from a start to a target. */
export function Page({ data }: { data: ServiceData<ClimbConfig> }) {
  const t = useTranslate()
  const service = useService(data)
  const { config, change, quote, refusal, prices } = service
  const { game, start, target } = config
  return (
    <ServiceLayout
      service={service}
      route={{
        game: games[game],
        start: campOf(game, start),
        target: campOf(game, target),
        startAhead: aheadOf(game, start),
        targetAhead: aheadOf(game, target),
        labels: climbLabels(t, config, quote?.distance ?? null),
        onChange: (from, to) => to && change(moveEnds(config, from, to)),
      }}
      form={<ClimbForm config={config} prices={prices} refusal={refusal} onChange={change} />}
    />
  )
}
