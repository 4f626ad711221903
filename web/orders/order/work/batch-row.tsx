import type { BoostConfig } from '#core/choices/order-config.ts'
import type { Result } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Field, FieldNote } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { type OrderView, standingInWords } from '../parts/order-facts.ts'
import { StandingFields } from '../parts/standing-fields.tsx'
import type { BatchGame, BatchRow } from './batch-games.ts'
import { CharacterField } from './character-field.tsx'
import { resultOptions } from './game-form.tsx'

type Props = {
  order: OrderView
  config: BoostConfig
  /** Its place in the log. */
  number: number
  row: BatchRow
  /** Null until it has a result. */
  game: BatchGame | null
  onChange: (change: Partial<BatchRow>) => void
  /** Null for the row that waits for a result. */
  onRemove: (() => void) | null
}

/** One game of a batch: a tap for the result fills in the rest. */
export function BatchRowFields({ order, config, number, row, game, onChange, onRemove }: Props) {
  const { t } = useApp()
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-3">
      <legend className="sr-only">{t('order.gameNumber', { number })}</legend>
      <div className="flex items-center justify-between gap-2">
        <p className="label" aria-hidden="true">
          {t('order.gameNumber', { number })}
        </p>
        {onRemove && (
          <IconButton
            label={t('work.removeGame', { number })}
            icon={<Icon name="x" size={16} />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-2">
        <Segment<Result | ''>
          label={t('order.colResult')}
          hideLabel
          value={row.result ?? ''}
          options={resultOptions(t, games[config.game])}
          onChange={(result) => result && onChange({ result })}
        />
        {game && (
          <Field label={t('order.recordPoints')} hideLabel>
            <TextInput
              inputMode="numeric"
              required
              pattern="[0-9]{1,3}"
              className="text-center"
              value={game.shown.points}
              onChange={(event) => onChange({ points: event.target.value })}
            />
          </Field>
        )}
      </div>
      {!game && row.proof && (
        <p className="type-small inline-flex items-center gap-1.5 text-ink-2">
          <DashboardIcon name="image" size={16} /> <span dir="auto">{row.proof.name}</span>
        </p>
      )}
      {game && <MoreOfGame order={order} config={config} game={game} onChange={onChange} />}
    </fieldset>
  )
}

type MoreProps = Pick<Props, 'order' | 'config' | 'onChange'> & { game: BatchGame }

/** What is filled in, and seldom changes: the character, the rank after the game, and its screenshot. */
function MoreOfGame({ order, config, game, onChange }: MoreProps) {
  const { t } = useApp()
  const { shown, standing, proof, refusal } = game
  return (
    <>
      <CharacterField
        config={config}
        customer={order.customer.username}
        value={game.character}
        onChange={(character) => onChange({ character })}
      />
      {refusal && <FieldNote id={`refusal-${game.id}`} error={wordsOf(t, refusal.code)} />}
      <details open={refusal !== null || undefined}>
        <summary className="type-small cursor-pointer text-ink-2">
          {t('work.rankAfter', { rank: standingInWords(t, order, standing) })}
          <span className="ms-3 inline-flex items-center gap-1 font-semibold text-link">
            <DashboardIcon name="image" size={16} /> {t(proof ? 'work.hasPicture' : 'order.recordProof')}
          </span>
        </summary>
        <div className="mt-3 grid gap-3">
          <StandingFields
            game={games[config.game]}
            camp={shown.camp}
            points={shown.standing}
            onCamp={(camp) => onChange({ camp })}
            onPoints={(points) => onChange({ standing: points })}
          />
          <PictureField
            label={t('order.recordProof')}
            file={proof}
            onChange={(file) => onChange({ proof: file })}
          />
        </div>
      </details>
    </>
  )
}
