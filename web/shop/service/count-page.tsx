import { type PlacementConfig, startPlace, type WinConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { dotsOf } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { bringRoute } from '#web/kit/drawing/route/route-drawing.tsx'
import { campOf } from './change-climb.ts'
import { CountForm } from './count-form.tsx'
import type { ServiceData } from './load-service.ts'
import { rankLabels } from './route-labels.ts'
import { ServiceLayout } from './service-layout.tsx'
import { useService } from './use-service.ts'
import { withRank } from './with-rank.ts'

await bringRoute()

export { loadService as loader, serviceMeta as meta } from './load-service.ts'

/** Placement boost and win boost: a rank, and a number of games or net wins. */
export function Page({ data }: { data: ServiceData<PlacementConfig | WinConfig> }) {
  const { t } = useApp()
  const service = useService(data)
  const { config, change, prices } = service
  return (
    <ServiceLayout
      service={service}
      route={{
        game: games[config.game],
        start: campOf(config.game, startPlace(config)),
        target: null,
        dots: dotsOf(config),
        labels: rankLabels(t, config),
        onChange: ({ tier, division }) => change(withRank(config, { tier, division })),
      }}
      form={<CountForm config={config} prices={prices} onChange={change} />}
    />
  )
}
