import type { BoostConfig } from '#core/choices/order-config.ts'
import { serviceIds } from '#core/games/game.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import { changeService } from './change-service.ts'
import { writeQuery } from './config-query.ts'

type Props = { config: BoostConfig; booster: string | null | undefined }

/** The game's services. Each link keeps the choices that the other service has too. */
export function ServiceTabs({ config, booster }: Props) {
  const { t } = useApp()
  const { game, service } = config
  return (
    <Tabs label={t('service.tabs')}>
      {serviceIds.map((each) => {
        const query = withWish(writeQuery(changeService(config, each)), booster).toString()
        return (
          <LocaleLink
            key={each}
            to={`/${game}/${each}`}
            search={query && `?${query}`}
            aria-current={each === service ? 'page' : undefined}
            className="tab"
          >
            {t(`games.service.${each}`)}
          </LocaleLink>
        )
      })}
    </Tabs>
  )
}
