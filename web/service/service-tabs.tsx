import { type GameId, type ServiceId, serviceIds } from '#core/games/game.ts'
import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import { isBuilt } from '../routes.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** The services of a game that exist. */
export function ServiceTabs({ game, service }: { game: GameId; service: ServiceId }) {
  const { t } = useApp()
  return (
    <Tabs label={t('service.tabs')}>
      {serviceIds
        .filter((each) => isBuilt(`/${game}/${each}`))
        .map((each) => (
          <LocaleLink
            key={each}
            to={`/${game}/${each}`}
            aria-current={each === service ? 'page' : undefined}
            className="tab"
          >
            {t(`games.service.${each}`)}
          </LocaleLink>
        ))}
    </Tabs>
  )
}
