import { type FormEvent, useState } from 'react'
import { accountNameLength, type GameAccount } from '#core/boosters/applications.ts'
import { type GameId, gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, type Place } from '#core/games/ladder.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { Rank } from './rank.tsx'

type Props = {
  game: GameId
  /** Null for a new one. */
  account: GameAccount | null
  /** The games that a new account can be of. */
  choices: readonly GameId[]
  onSave: (account: GameAccount) => void
  onRemove: (game: GameId) => void
  onClose: () => void
}

/** A new account begins at Diamond, where most boosters play. */
function accountOf(id: GameId): GameAccount {
  const game = games[id]
  const place: Place = { tier: 'diamond', division: 1 }
  const [server] = game.servers
  if (!server) throw new Error(`${id} has no server`)
  return { game: id, name: '', server, now: place, best: place, ceiling: place }
}

/** Edits the account of one game: its name, its server and three ranks. */
export default function AccountDialog({ game: first, account, choices, onSave, onRemove, onClose }: Props) {
  const { t } = useApp()
  const [initial] = useState(account ?? accountOf(first))
  const [draft, setDraft] = useState(initial)
  const game = games[draft.game]
  const change = (part: Partial<GameAccount>) => setDraft((now) => ({ ...now, ...part }))
  const at = (place: Place) => campIndex(game, place)
  const bestTooLow = at(draft.best) < at(draft.now)
  const ceilingTooHigh = at(draft.ceiling) > at(draft.best)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = draft.name.trim()
    if (name && !bestTooLow && !ceilingTooHigh) onSave({ ...draft, name })
  }
  const title = t('application.accountTitle', { game: t(`games.game.${draft.game}`) })
  return (
    <FormDialog
      open
      dirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
    >
      <form className="grid gap-5" data-game={draft.game} onSubmit={submit}>
        {!account && (
          <Field label={t('application.accountGame')}>
            <Select
              value={draft.game}
              onChange={({ target: { value } }) => {
                const id = gameIds.find((each) => each === value)
                if (id) setDraft({ ...accountOf(id), name: draft.name })
              }}
            >
              {choices.map((id) => (
                <option key={id} value={id}>
                  {t(`games.game.${id}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field
          label={t('application.accountName')}
          hint={t('application.accountNameHint', { example: 'tarn#LYON' })}
        >
          <TextInput
            dir="ltr"
            required
            maxLength={accountNameLength}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={t('application.server')}>
          <Select
            value={draft.server}
            onChange={({ target: { value } }) => {
              const server = game.servers.find((each) => each === value)
              if (server) change({ server })
            }}
          >
            {game.servers.map((server) => (
              <option key={server} value={server}>
                {t(`games.server.${server}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Rank
          label={t('application.rankNow')}
          game={game}
          place={draft.now}
          onChange={(now) => change({ now, ...(at(draft.best) < at(now) && { best: now }) })}
        />
        <Rank
          label={t('application.rankBest')}
          game={game}
          place={draft.best}
          error={bestTooLow ? t('application.bestTooLow') : null}
          onChange={(best) => change({ best })}
        />
        <Rank
          label={t('application.rankCeiling')}
          game={game}
          place={draft.ceiling}
          error={ceilingTooHigh ? t('application.ceilingTooHigh') : null}
          onChange={(ceiling) => change({ ceiling })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {account && (
            <Button variant="outline" onClick={() => onRemove(account.game)}>
              {t('application.removeAccount')}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {t('application.saveAccount')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
