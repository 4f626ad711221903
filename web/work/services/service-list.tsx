import type { QueueId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { filterOf } from '#core/people/matching.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { NamedServices } from './services-form.ts'

type Props = Pick<NamedServices, 'services' | 'ceilings'> & { queues?: readonly QueueId[] }

/** Services and ranks in words, a line each. */
export function ServiceList({ services, ceilings, queues = [] }: Props) {
  const { t } = useApp()
  const lines = [
    ...services.map((filter) => {
      const { game, service, server } = filterOf(filter)
      return t('services.itemService', {
        game: t(`games.game.${game}`),
        service: t(`games.service.${service}`),
        server: t(`games.server.${server}`),
      })
    }),
    ...ceilings.map(({ game, ceiling }) =>
      t('services.itemRank', { game: t(`games.game.${game}`), rank: rankName(t, games[game], ceiling) }),
    ),
    ...queues.map((queue) => t('services.itemQueue', { queue: t(`games.queue.${queue}`) })),
  ]
  return (
    <ul className="type-table list-disc ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
