import './services-field.css'
import { type ReactNode, useState } from 'react'
import { type GameId, gameIds, type ServerId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { filterId } from '#core/people/matching.ts'
import { gamesOf } from '#core/people/roster.ts'
import { named } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Segment } from '#web/kit/ui/segment.tsx'

type Props = {
  services: readonly string[]
  onChange: (services: string[]) => void
  /** The others have to be allowed by staff first; all are if it is missing. */
  allowed?: readonly string[]
  /** The game that is shown first, and a server that is marked. */
  first?: { game: GameId; server?: string | undefined } | undefined
  /** What else belongs to the shown game. */
  children?: (game: GameId) => ReactNode
}

/** The services of one game at a time: a row per server, a column per service. */
export function ServicesField({ services, onChange, allowed, first, children }: Props) {
  const { t } = useApp()
  const [game, setGame] = useState<GameId>(first?.game ?? gamesOf(services)[0] ?? gameIds[0])
  const put = (some: readonly string[], on: boolean) =>
    onChange([...services.filter((each) => !some.includes(each)), ...(on ? some : [])].toSorted())
  return (
    <>
      <Segment
        className="roster-games mt-3"
        label={t('roster.game')}
        hideLabel
        options={gameIds.map((id) => ({
          value: id,
          label: t(`games.game.${id}`),
          note: t('roster.checked', { count: countOf(services, id) }),
        }))}
        value={game}
        onChange={setGame}
      />
      <table className="roster-services">
        <thead>
          <tr>
            <th scope="col">{t('roster.server')}</th>
            {serviceIds.map((service) => (
              <th key={service} scope="col">
                {t(service === 'placement-boost' ? 'roster.placementColumn' : `games.service.${service}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games[game].servers.map((server) => (
            <ServerRow
              key={server}
              game={game}
              server={server}
              services={services}
              allowed={allowed}
              marked={first?.game === game && first.server === server}
              onPut={put}
            />
          ))}
        </tbody>
      </table>
      {children?.(game)}
    </>
  )
}

type RowProps = {
  game: GameId
  server: ServerId
  services: readonly string[]
  allowed: readonly string[] | undefined
  marked: boolean
  onPut: (services: readonly string[], on: boolean) => void
}

function ServerRow({ game, server, services, allowed, marked, onPut }: RowProps) {
  const { t } = useApp()
  const row = serviceIds.map((service) => filterId({ game, service, server }))
  const full = row.every((each) => services.includes(each))
  const name = t(`games.server.${server}`)
  return (
    <tr data-marked={marked || undefined} className={marked ? 'bg-note/10' : ''}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={full}
          aria-label={t('roster.wholeRow', { server: name })}
          onClick={() => onPut(row, !full)}
        >
          {name}
        </button>
      </th>
      {serviceIds.map((service) => {
        const filter = filterId({ game, service, server })
        const beyond = allowed !== undefined && !allowed.includes(filter)
        const cell = t('roster.cell', { service: t(`games.service.${service}`), server: name })
        return (
          <td key={service} data-beyond={beyond || undefined}>
            <label>
              <input
                type="checkbox"
                className={`checkbox ${beyond ? 'border-dashed' : ''}`}
                aria-label={beyond ? named(t, cell, t('services.beyond')) : cell}
                checked={services.includes(filter)}
                onChange={({ target }) => onPut([filter], target.checked)}
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}

function countOf(services: readonly string[], game: GameId): number {
  return services.filter((each) => each.startsWith(`${game}:`)).length
}
