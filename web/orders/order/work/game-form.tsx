import './booster-work.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'
import type { Game, Rank, Result } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, ladderPoints, rankAtPoints } from '#core/games/ladder.ts'
import { resultsOf } from '#core/orders/moves.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { type StandingRefusal, standingRefusal } from '#core/orders/standing.ts'
import { resultInWords } from '#i18n/result-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { UnsentGame } from '#web/frame/kept/intention.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { pageKeys, usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { StandingFields } from '../parts/standing-fields.tsx'
import { CharacterField } from './character-field.tsx'
import { LookUpRank } from './look-up-rank.tsx'

/** The usual points of a game that is won or lost, until one is recorded; a draw usually brings none. */
const usualPoints = { LP: '20', RR: '20', marks: '1' }

type PlayedPoints = { result: Result; points: number }

/** Suggests the points of the last game with the same result. */
export function likelyPoints(
  { config, games: played }: Pick<OrderView, 'config'> & { games: readonly PlayedPoints[] },
  result: Result,
): string {
  const last = played.findLast((each) => each.result === result)
  if (last) return String(Math.abs(last.points))
  return result === 'drawn' ? '0' : usualPoints[games[config.game].points]
}

/** The points with their sign. */
export function gainOf(result: Result, points: string): number {
  return (result === 'lost' ? -1 : 1) * (Number(points) || 0)
}

/** The results to choose from. */
export function resultOptions(
  t: Translate,
  game: Game,
  keys = false,
): { value: Result; label: string; shortcut?: string }[] {
  return resultsOf(game).map((value) => ({
    value,
    label: resultInWords(t, value),
    // A draw has no key, because D is on the way to the dashboard.
    ...(keys && value !== 'drawn' && { shortcut: pageKeys[value].toUpperCase() }),
  }))
}

/** Enter presses what has the focus; only from nowhere it records. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

function isSameRank(game: Game, one: Rank, other: Rank): boolean {
  return campIndex(game, one) === campIndex(game, other) && one.points === other.points
}

type Props = {
  order: OrderView
  config: BoostConfig
  /** The account's standing before this game. */
  before: Rank
  /** The games before it, for the rules of what can follow. */
  played: readonly RecordedGame[]
  /** The game to correct. */
  given?: OrderView['games'][number]
  /** Its picture, if that wasn't uploaded yet. */
  picture?: File | null
  /** The result at the start; a win by default. */
  result?: Result
  /** W, L and Enter choose the result and record the game, 1 to 3 choose the character. Only one form per page can. */
  keys?: boolean
  /** Takes a pasted screenshot. Only one form per page can. */
  pastes?: boolean
  busy: boolean
  disabledReason: string | null
  submitLabel: string
  /** Called after the input changes. */
  onEdit?: () => void
  /** Returns whether the game was taken; otherwise the form keeps it. */
  onSubmit: (game: UnsentGame['game'], proof: File | null) => Promise<boolean>
  children?: ReactNode
}

/** Records a game in a few taps: its result, the points, and the standing that follows from them. */
export function GameForm(props: Props) {
  const { order, config, before, played, given, busy, onSubmit, children, ...rest } = props
  const { t } = useApp()
  const game = games[config.game]
  const [result, setResult] = useState<Result>(given?.result ?? rest.result ?? 'won')
  const [typed, setTyped] = useState<string | null>(given ? String(Math.abs(given.points)) : null)
  const [character, setCharacter] = useState(given?.character ?? '')
  const [proof, setProof] = useState<File | null>(rest.picture ?? null)
  const points = typed ?? likelyPoints(order, result)
  const after = (gain: number) => rankAtPoints(game, Math.max(0, ladderPoints(game, before) + gain))
  // A standing that followed from the points goes on following.
  const typedRank = given && !isSameRank(game, given.standing, after(given.points)) ? given.standing : null
  const [camp, setCamp] = useState<number | null>(typedRank && campIndex(game, typedRank))
  const [standing, setStanding] = useState<string | null>(typedRank && String(typedRank.points))
  const change = gainOf(result, points)
  const expected = after(change)
  const all = camps(game)
  const chosen = all[camp ?? campIndex(game, expected)] ?? all[0]
  const form = useRef<HTMLFormElement>(null)
  /** The refusal of the last press, until the input changes. */
  const [refusal, setRefusal] = useState<StandingRefusal | null>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const acts = {
    won: () => setResult('won'),
    lost: () => setResult('lost'),
    record: () => (isNowhere() ? form.current?.requestSubmit() : false),
  }
  usePageKeys(rest.keys === true && !busy ? acts : {})
  if (!chosen) return null
  const errorOf = (field: StandingRefusal['field']) =>
    refusal?.field === field ? wordsOf(t, refusal.code) : null

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { tier, division } = chosen
    const rank = { tier, division, points: Number(standing ?? expected.points) || 0 }
    const hasProof = proof !== null || (given?.proof_file_id ?? null) !== null
    const by = order.booster?.user_id ?? ''
    const refused = standingRefusal(config, played, { by, result, points: change, standing: rank, hasProof })
    setRefusal(refused)
    if (refused) return
    const recorded = { result, points: change, standing: rank, character: character || null }
    const taken = await onSubmit(recorded, proof)
    if (!taken) return
    setTyped(null)
    setProof(null)
    setCamp(null)
    setStanding(null)
  }
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={submit}
      onChange={() => {
        setRefusal(null)
        rest.onEdit?.()
      }}
    >
      <Segment
        label={t('order.colResult')}
        value={result}
        options={resultOptions(t, game, rest.keys)}
        onChange={setResult}
      />
      <PointsField
        label={t('order.recordPoints')}
        value={points}
        error={errorOf('points')}
        onChange={setTyped}
      />
      <StandingFields
        game={game}
        camp={chosen}
        points={standing ?? String(expected.points)}
        error={errorOf('standing')}
        onCamp={setCamp}
        onPoints={setStanding}
      />
      <LookUpRank
        order={order}
        onFound={(rank) => {
          setCamp(campIndex(game, rank))
          setStanding(String(rank.points))
        }}
      />
      <CharacterField
        config={config}
        customer={order.customer.username}
        value={character}
        keys={rest.keys === true}
        onChange={setCharacter}
      />
      <PictureField
        label={t('order.recordProof')}
        file={proof}
        onChange={setProof}
        pastes={rest.pastes ?? false}
      />
      <div className="flex flex-wrap items-start gap-2">
        <Button offline type="submit" variant="primary" busy={busy} disabledReason={rest.disabledReason}>
          {rest.submitLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Points seldom differ much from the last game's, so they change in steps of one or by typing. */
function PointsField({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error: string | null
  onChange: (value: string) => void
}) {
  const { t } = useApp()
  const step = (by: number) => onChange(String(Math.min(999, Math.max(0, (Number(value) || 0) + by))))
  return (
    <div className="flex items-end gap-2">
      <IconButton
        className="step-button"
        label={t('work.fewer')}
        icon={<Icon name="minus" />}
        onClick={() => step(-1)}
      />
      <Field label={label} className="grow" error={error}>
        <TextInput
          inputMode="numeric"
          required
          pattern="[0-9]{1,3}"
          className="text-center"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <IconButton
        className="step-button"
        label={t('work.more')}
        icon={<Icon name="plus" />}
        onClick={() => step(1)}
      />
    </div>
  )
}
