import { useState } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import type { OrderConfig } from '#core/choices/order-config.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { type Candidate, useCandidates } from './use-candidates.ts'

type Props = {
  order: { order_id: string; number: number; config: OrderConfig }
  onClose: () => void
}

/** From this number on, the dialog has a search field for names. */
const manyCandidates = 10

/** Staff choose an eligible booster, then assign; the others are listed with the reason. Load it when it opens. */
export default function AssignDialog({ order, onClose }: Props) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const candidates = useCandidates(order.order_id)
  const number = format.ltr(orderNumber(order.number))
  const [chosen, setChosen] = useState<Candidate | null>(null)
  const [name, setName] = useState('')
  const assign = async ({ user_id: booster_id }: Candidate) => {
    const params = { order_id: order.order_id }
    if (
      await run(() => call('assignOrder', { params, body: { booster_id } }), t('admin.assigned', { number }))
    )
      onClose()
  }
  const found =
    candidates?.filter(({ username }) => username.toLowerCase().includes(name.trim().toLowerCase())) ?? []
  const may = found.filter(({ refusal }) => refusal === null)
  const mayNot = found.filter(({ refusal }) => refusal !== null)
  const { game } = order.config
  return (
    <Dialog open onClose={onClose} title={t('admin.assignTitle', { number })} closeLabel={t('shell.close')}>
      <p className="type-body text-ink-2">
        {candidates === null || candidates.some(({ refusal }) => refusal === null)
          ? t('admin.assignLead')
          : t(candidates.length > 0 ? 'admin.noCandidates' : 'admin.nobodyAtAll')}
      </p>
      {(candidates?.length ?? 0) >= manyCandidates && (
        <Field label={t('admin.findBooster')} hideLabel className="mt-4">
          <TextInput
            type="search"
            autoFocus
            placeholder={t('admin.findBooster')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      {may.length > 0 && (
        <>
          <h3 className="label mt-6 mb-1">{t('admin.may')}</h3>
          <Candidates
            label={t('admin.may')}
            game={game}
            candidates={may}
            chosen={chosen}
            onChoose={setChosen}
          />
        </>
      )}
      {mayNot.length > 0 && (
        <details className="mt-6" open={may.length === 0 || name !== ''}>
          <summary className="label cursor-pointer">{t('admin.mayNot', { count: mayNot.length })}</summary>
          <Candidates label={t('admin.mayNot', { count: mayNot.length })} game={game} candidates={mayNot} />
        </details>
      )}
      {chosen && (
        <div className="sticky bottom-0 mt-6 bg-surface-1 pt-2">
          <Button variant="primary" className="w-full" busy={busy} onClick={() => assign(chosen)}>
            {t('admin.assignTo', { name: chosen.username })}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type ListProps = {
  label: string
  game: GameId
  candidates: readonly Candidate[]
  chosen?: Candidate | null
  onChoose?: (candidate: Candidate) => void
}

function Candidates({ label, game, candidates, chosen, onChoose }: ListProps) {
  const { t } = useApp()
  const Row = onChoose ? 'label' : 'div'
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {candidates.map((candidate) => (
        <li key={candidate.user_id}>
          <Row className="flex items-center gap-3 py-2.5 has-[input]:cursor-pointer">
            {onChoose && (
              <input
                type="radio"
                name="booster"
                className="radio"
                checked={candidate.user_id === chosen?.user_id}
                onChange={() => onChoose(candidate)}
              />
            )}
            <Avatar name={candidate.username} />
            <div className="min-w-0 grow">
              <p className="type-table flex items-baseline justify-between gap-3">
                <bdi className="truncate font-semibold">{candidate.username}</bdi>
                <LastActive candidate={candidate} />
              </p>
              <Load game={game} candidate={candidate} />
              {candidate.refusal && (
                <p className="type-small mt-0.5 flex items-center gap-1.5 text-ink-2">
                  <Icon name="lock" size={16} /> {t(`admin.candidate.${candidate.refusal}`)}
                </p>
              )}
            </div>
          </Row>
        </li>
      ))}
    </ul>
  )
}

/** Whether they take orders, whether they are there now, or when they were last. */
function LastActive({ candidate: { away, online, last_active_at } }: { candidate: Candidate }) {
  const { t } = useApp()
  const times = useTimes()
  if (away)
    return <span className="type-small whitespace-nowrap text-warning">{t('admin.candidateAway')}</span>
  if (online)
    return <span className="type-small whitespace-nowrap text-good">{t('admin.candidateOnline')}</span>
  return (
    <span className="type-small whitespace-nowrap text-ink-3">
      {last_active_at
        ? t('admin.candidateActive', { time: times.day(last_active_at) })
        : t('admin.candidateNeverActive')}
    </span>
  )
}

type LoadProps = { game: GameId; candidate: Candidate }

/** A booster's current orders with their limits, their rank limit in the order's game, and how often they were on time. */
function Load({ game, candidate: { active, limit, ceiling, completed, on_time } }: LoadProps) {
  const { t, format } = useApp()
  const camp = camps(games[game])[ceiling ?? -1]
  const load = { ...active, soloLimit: limit.solo, duoLimit: limit.duo }
  return (
    <p className="type-small text-ink-2">
      {listed(
        t,
        t('admin.busyWith', load),
        ...(camp ? [t('admin.upTo', { rank: rankName(t, games[game], camp) })] : []),
        ...(completed > 0
          ? [
              t('admin.candidateOnTime', {
                part: format.number(on_time),
                all: format.number(completed),
              }),
            ]
          : []),
      )}
    </p>
  )
}
