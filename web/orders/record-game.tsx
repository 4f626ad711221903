import { type FormEvent, useState } from 'react'
import type { Rank } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, isOpenTier, ladderPoints, rankAtPoints } from '#core/games/ladder.ts'
import { type BoostConfig, startPlace } from '#core/orders/order-config.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Segment } from '../ui/segment.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type OrderView, orderProgress } from './order-facts.ts'
import { uploadPicture } from './upload-picture.ts'

type Result = 'won' | 'lost'

/** What a game usually brings, to begin with. */
const usualPoints = { LP: '20', RR: '20', marks: '1' }

/** Where the account stands before the next game: by the climb, else by the last game, else by the order. */
function standingNow(order: OrderView, config: BoostConfig): Rank {
  const { climb } = orderProgress(order)
  if (climb) return climb.standing
  return order.games.at(-1)?.standing ?? { ...startPlace(config), points: 0 }
}

/** A game in a few touches: won or lost, the points, and the standing that follows from them. */
export function RecordGame({ order, config }: { order: OrderView; config: BoostConfig }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const game = games[order.config.game]
  const [result, setResult] = useState<Result>('won')
  const [points, setPoints] = useState(usualPoints[game.points])
  const [camp, setCamp] = useState<number | null>(null)
  const [standing, setStanding] = useState<string | null>(null)
  const change = (result === 'won' ? 1 : -1) * (Number(points) || 0)
  const expected = rankAtPoints(game, Math.max(0, ladderPoints(game, standingNow(order, config)) + change))
  const all = camps(game)
  const chosen = all[camp ?? campIndex(game, expected)] ?? all[0]
  if (!chosen) return null
  const open = isOpenTier(game, chosen.tier)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const params = { order_id: order.order_id }
    const done = await run(
      async () => {
        const proof_file_id = await uploadPicture(call, order.order_id, fields.get('proof'))
        await call('recordGame', {
          params,
          body: {
            result,
            points: change,
            standing: {
              tier: chosen.tier,
              division: chosen.division,
              points: Number(standing ?? expected.points) || 0,
            },
            character: String(fields.get('character') ?? '').trim() || null,
            proof_file_id,
          },
        })
      },
      t('order.recorded', { number: order.games.length + 1 }),
    )
    if (!done) return
    form.reset()
    setCamp(null)
    setStanding(null)
  }
  return (
    <Card aria-labelledby="record">
      <h2 id="record" className="type-h3 mb-4">
        {t('order.recordTitle')}
      </h2>
      <form className="grid gap-4" onSubmit={submit}>
        <Segment
          label={t('order.recordResult')}
          value={result}
          options={[
            { value: 'won', label: t('order.won') },
            { value: 'lost', label: t('order.lost') },
          ]}
          onChange={setResult}
        />
        <Field label={t('order.recordPoints')}>
          <TextInput
            inputMode="numeric"
            required
            pattern="[0-9]{1,3}"
            value={points}
            onChange={(event) => setPoints(event.target.value)}
          />
        </Field>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
          <Field label={t('order.recordStanding')}>
            <Select value={chosen.index} onChange={(event) => setCamp(Number(event.target.value))}>
              {all.map((each) => (
                <option key={each.index} value={each.index}>
                  {rankName(t, game, each)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t(`games.points.${game.points}`)}>
            <TextInput
              inputMode="numeric"
              required
              pattern={open ? '[0-9]{1,4}' : '[0-9]{1,3}'}
              value={standing ?? String(expected.points)}
              onChange={(event) => setStanding(event.target.value)}
            />
          </Field>
        </div>
        {game.characters && (
          <Field label={t(`order.recordCharacter.${game.characters}`)}>
            <TextInput name="character" maxLength={24} />
          </Field>
        )}
        <Field label={t('order.recordProof')}>
          <TextInput name="proof" type="file" accept="image/png,image/jpeg,image/webp" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={order.paused ? t('order.recordPaused') : null}
        >
          {t('order.record')}
        </Button>
      </form>
    </Card>
  )
}
