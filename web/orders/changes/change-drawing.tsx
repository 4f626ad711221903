import { type ClimbConfig, isClimb } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { type Camp, campIndex, camps, ladderPoints } from '#core/games/ladder.ts'
import { openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import { rankName, workInWords } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { ChangeRoute } from '#web/kit/drawing/change-route/change-route.tsx'
import { CountSoFar } from '#web/kit/drawing/count-so-far/count-so-far.tsx'
import { aheadOf, campOf } from '#web/shop/service/change-climb.ts'
import { ladderLabels } from '#web/shop/service/route-labels.ts'
import { type OrderView, standingInWords } from '../order/parts/order-facts.ts'
import { placeAt, type Way, withWork, workOf } from './change-work.ts'
import { priceOfChange, type Terms } from './price-of-change.ts'
import type { ChangeState } from './use-change.ts'

type Props = { order: OrderView; terms: Terms; state: ChangeState; way: Way }

/** The order's work with its change: a climb on the ladder, or counted games. */
export function ChangeDrawing(props: Props) {
  const { order, state } = props
  if (isClimb(order.config) && isClimb(state.config) && state.progress.climb)
    return <ClimbDrawing {...props} own={order.config} next={state.config} climb={state.progress.climb} />
  return <CountDrawing {...props} />
}

type Climb = NonNullable<ChangeState['progress']['climb']>
type ClimbProps = Props & { own: ClimbConfig; next: ClimbConfig; climb: Climb }

function ClimbDrawing({ order, terms, state, way, own, next, climb }: ClimbProps) {
  const { t, format, dir } = useApp()
  const times = useTimes()
  const game = games[own.game]
  const all = camps(game)
  const choices = state.choices[way]
  const last = order.games.at(-1)
  const adds = (camp: Camp) => {
    const priced = priceOfChange(order, withWork(next, camp.index), terms)
    return 'code' in priced ? null : format.money(priced.difference, order.currency, 'signed')
  }
  const started = order.claimed_at ?? order.created_at
  const heights = [ladderPoints(game, own.target), ladderPoints(game, next.target)]
  const toGo = Math.max(0, Math.min(...heights) - climb.now)
  return (
    <ChangeRoute
      game={game}
      dir={dir}
      start={placeAt(game, climb.start)}
      now={placeAt(game, climb.now)}
      paid={campIndex(game, own.target) + aheadOf(own.game, own.target)}
      target={campOf(next.game, next.target)}
      targetAhead={aheadOf(next.game, next.target)}
      reach={[choices[0] ?? 0, choices.at(-1) ?? all.length - 1]}
      ceiling={terms.ceiling}
      onChange={({ index }) => choices.includes(index) && state.set(withWork(next, index))}
      labels={{
        ...ladderLabels(t, game),
        nowTitle: last ? t('change.now', { time: times.dateTime(last.played_at) }) : t('order.now'),
        nowRank: standingInWords(t, order, climb.standing),
        started: t('change.started', { time: times.day(started) }),
        paidTitle: t('change.paidTo'),
        paidRank: rankName(t, game, own.target),
        target: t('change.newTarget'),
        ...(next.target.division === null && { targetPoints: openPointsOf(t, game, next.target.points) }),
        ahead: t('change.toGo', { points: pointsOf(t, game, Math.round(toGo)) }),
        added: changedInWords(t, own, next),
        sliderTarget: t('change.sliderTarget'),
        adds,
      }}
    />
  )
}

/** '2 divisions more', '1 division less'; in an open tier its points. */
function changedInWords(t: Translate, own: ClimbConfig, next: ClimbConfig): string | null {
  const game = games[own.game]
  const divisions = campIndex(game, next.target) - campIndex(game, own.target)
  const points = ladderPoints(game, next.target) - ladderPoints(game, own.target)
  if (points === 0) return null
  const count = Math.abs(divisions)
  if (own.target.division !== null && next.target.division !== null)
    return t(divisions > 0 ? 'change.divisionsMore' : 'change.divisionsLess', { count })
  const words = { points: openPointsOf(t, game, Math.abs(points)) }
  return t(points > 0 ? 'change.pointsMore' : 'change.pointsLess', words)
}

/** Wins and games as camps: what was played, what is ahead, and the flag at the new number. */
function CountDrawing({ order, state }: Props) {
  const { t, dir } = useApp()
  if (order.session) return null
  const { config } = state
  const words = t('change.countOf', {
    work: workInWords(t, config),
    before: workInWords(t, order.config),
  })
  return (
    <CountSoFar
      game={config.game}
      of={workOf(config)}
      kind={config.service === 'win-boost' ? 'win' : 'game'}
      games={order.games}
      dir={dir}
      labels={{ summary: words, flag: words }}
    />
  )
}
