import { games } from '#core/games/games.ts'
import { gainInWords } from '#i18n/result-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { useRecordedName } from '#web/parts/characters/use-recorded-name.ts'
import { standingInWords } from '../order/parts/order-facts.ts'
import { GameResult } from '../order/work/game-result.tsx'
import type { TrackedOrder } from './tracked-order.ts'

/** The games, newest first, without names and pictures. */
export function TrackedGames({ order }: { order: TrackedOrder }) {
  const { t, format } = useApp()
  const times = useTimes()
  const nameOf = useRecordedName(order.config.game)
  const { characters } = games[order.config.game]
  if (order.games.length === 0) return null
  return (
    <section aria-labelledby="match-log" className="min-w-0">
      <h2 id="match-log" className="type-h3 mb-3">
        {t('order.matchLog')}
      </h2>
      <Table label={t('order.games')} className="match-log">
        <thead>
          <tr>
            <Th>{t('order.colResult')}</Th>
            {characters && <Th>{t(`order.colCharacter.${characters}`)}</Th>}
            <Th numeric className="log-points">
              {t('order.colPoints')}
            </Th>
            <Th>{t('order.colStanding')}</Th>
            <Th>{t('order.colTime')}</Th>
          </tr>
        </thead>
        <tbody>
          {order.games.toReversed().map((game) => (
            <tr key={game.played_at}>
              <Td className="log-result">
                <GameResult result={game.result} />
              </Td>
              {characters && <Td className="log-character">{nameOf(game.character)}</Td>}
              <Td numeric className="log-points font-semibold">
                {gainInWords(format, game.points)}
              </Td>
              <Td className="log-standing whitespace-nowrap">{standingInWords(t, order, game.standing)}</Td>
              <Td className="log-time whitespace-nowrap text-ink-2">{times.dateTime(game.played_at)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
