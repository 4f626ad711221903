import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps } from '#core/games/ladder.ts'
import type { Services } from '#core/people/own-services.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Rank } from '../applications/rank.tsx'
import { ServicesField } from './services-field.tsx'
import { type ServicesForm, withQueue, withServices } from './services-form.ts'

type Props = {
  form: ServicesForm
  allowed: Services
  /** Where a refusal on the board led. */
  first?: { game: GameId; server?: string | undefined } | undefined
  onChange: (form: ServicesForm) => void
}

/** What a booster plays: services by game and server, how high, and which queues. */
export function PlayedPart({ form, allowed, first, onChange }: Props) {
  const { t } = useApp()
  const hasMore = form.services.some((each) => !allowed.services.includes(each))
  return (
    <ServicesField
      services={form.services}
      allowed={allowed.services}
      first={first}
      onChange={(services) => onChange(withServices(form, services))}
    >
      {(game) => (
        <>
          {hasMore && <p className="type-caption mt-2 text-ink-2">{t('services.needsTeam')}</p>}
          {form.ceilings[game] !== undefined && (
            <div className="mt-5 grid gap-5 sm:grid-cols-2">
              <Highest game={game} form={form} most={allowed.ceilings[game]} onChange={onChange} />
              {games[game].queues.length > 1 && <Queues game={game} form={form} onChange={onChange} />}
            </div>
          )}
        </>
      )}
    </ServicesField>
  )
}

type GameProps = Pick<Props, 'form' | 'onChange'> & { game: GameId }

function Highest({ game, form, most, onChange }: GameProps & { most: number | undefined }) {
  const { t } = useApp()
  const camp = camps(games[game])[form.ceilings[game] ?? 0]
  if (!camp) return null
  return (
    <Rank
      label={t('services.rank', { game: t(`games.game.${game}`) })}
      game={games[game]}
      place={camp}
      wordsOf={(rank, index) => (index > (most ?? -1) ? t('services.rankBeyond', { rank }) : rank)}
      onChange={(place) =>
        onChange({ ...form, ceilings: { ...form.ceilings, [game]: campIndex(games[game], place) } })
      }
    />
  )
}

function Queues({ game, form, onChange }: GameProps) {
  const { t } = useApp()
  return (
    <fieldset>
      <legend className="label mb-2">{t('services.queues')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {games[game].queues.map((queue) => (
          <label key={queue} className="type-table flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={!form.unplayed[game]?.includes(queue)}
              onChange={({ target }) =>
                onChange({
                  ...form,
                  unplayed: withQueue(form.unplayed, { game, queue, plays: target.checked }),
                })
              }
            />
            {t(`games.queue.${queue}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
