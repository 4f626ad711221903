import { Fragment, useState } from 'react'
import { games } from '#core/games/games.ts'
import { listed } from '#i18n/joined-words.ts'
import { gainInWords } from '#i18n/result-words.ts'
import type { UnsentGame } from '#web/frame/kept/intention.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { useRecordedName } from '#web/parts/characters/use-recorded-name.ts'
import { isUnderWay, type OrderView, standingInWords } from '../parts/order-facts.ts'
import { AddPicture, mayProve } from './add-picture.tsx'
import { GameButtons } from './game-buttons.tsx'
import { GameResult } from './game-result.tsx'
import { StruckGames } from './struck-games.tsx'
import { UnsentGameNote } from './unsent-game.tsx'
import { useUnsentGames } from './unsent-games.ts'

const ProofDialog = opensLater(() => import('./proof-dialog.tsx'))

type Game = OrderView['games'][number]

const newestGames = 6

/** The recorded games, newest first. */
export function MatchLog({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const nameOf = useRecordedName(order.config.game)
  const [picture, setPicture] = useState<Game | null>(null)
  const [all, setAll] = useState(false)
  const unsent = useUnsentGames(order.order_id)
  const unsentOf = ({ game_id }: Game) => unsent.find(({ id }) => id === game_id)
  const isEmpty = order.games.length === 0 && order.struck_games.length === 0
  if (isEmpty && !isUnderWay(order)) return null
  const { characters } = games[order.config.game]
  const newest = order.games.toReversed().slice(0, all ? undefined : newestGames)
  return (
    <section aria-labelledby="match-log" className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="match-log" className="type-h3">
          {t('order.matchLog')}
        </h2>
        {order.games.length > newestGames && (
          <button
            type="button"
            className="text-link type-small"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? t('order.fewerGames') : t('order.allGames', { count: order.games.length })}
          </button>
        )}
      </div>
      {order.games.length === 0 ? (
        <p className="type-table text-ink-2">{t('order.noGames')}</p>
      ) : (
        <Table label={t('order.games')} className="match-log">
          <thead>
            <tr>
              <Th>{t('order.colNo')}</Th>
              <Th>{t('order.colResult')}</Th>
              {characters && <Th>{t(`order.colCharacter.${characters}`)}</Th>}
              <Th numeric className="log-points">
                {t('order.colPoints')}
              </Th>
              <Th>{t('order.colStanding')}</Th>
              <Th>{t('order.colTime')}</Th>
              <td />
            </tr>
          </thead>
          <tbody>
            {newest.map((game) => (
              <Fragment key={game.game_id}>
                <tr data-unsent={unsentOf(game) && 'game'}>
                  <Td className="log-number text-ink-2">{game.number}</Td>
                  <Td className="log-result">
                    <GameResult result={game.result} />
                  </Td>
                  {characters && <Td className="log-character">{nameOf(game.character)}</Td>}
                  <Td numeric className="log-points font-semibold">
                    {gainInWords(format, game.points)}
                  </Td>
                  <Td className="log-standing whitespace-nowrap">
                    {standingInWords(t, order, game.standing)}
                    {game.unusual && (
                      <span className="type-caption block text-warning">{t('order.unusual')}</span>
                    )}
                  </Td>
                  <Td className="log-time whitespace-nowrap text-ink-2">{times.time(game.played_at)}</Td>
                  <Td className="log-buttons" numeric>
                    {game.proof_file_id && (
                      <IconButton
                        online
                        label={t('order.proof', { number: game.number })}
                        icon={<DashboardIcon name="image" size={16} />}
                        onClick={() => setPicture(game)}
                      />
                    )}
                    {mayProve(order, game) && !unsentOf(game) && <AddPicture order={order} game={game} />}
                    <GameButtons order={order} game={game} />
                  </Td>
                </tr>
                <UnsentRow order={order} game={game} unsent={unsentOf(game)} />
              </Fragment>
            ))}
          </tbody>
        </Table>
      )}
      {picture?.proof_file_id && (
        <ProofDialog
          fileId={picture.proof_file_id}
          label={t('order.proof', { number: picture.number })}
          caption={listed(t, picture.booster.username, times.dateTime(picture.played_at))}
          onClose={() => setPicture(null)}
        />
      )}
      <StruckGames order={order} />
    </section>
  )
}

function UnsentRow({
  order,
  game,
  unsent,
}: {
  order: OrderView
  game: Game
  unsent: UnsentGame | undefined
}) {
  if (!unsent) return null
  return (
    <tr data-unsent="note">
      <Td className="max-sm:hidden!"> </Td>
      <Td colSpan={6} className="type-small max-sm:col-[result/-1]">
        <UnsentGameNote order={order} game={game} unsent={unsent} />
      </Td>
    </tr>
  )
}
