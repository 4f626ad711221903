import { tallyOf } from '#core/orders/recorded-game.ts'
import { scoreInWords } from '#i18n/result-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import { kindWords } from '../parts/kind-words.ts'
import type { OrderView } from '../parts/order-facts.ts'

export type ChatNote = { key: string; at: string; text: string; icon: DashboardIconName }

type Event = OrderView['events'][number]

/** What happened on the order that both sides talk about, and its icon. */
const told: Partial<Record<Event['action'], DashboardIconName>> = {
  store_credentials: 'upload',
  revoke_credentials: 'ban',
  claim: 'user-plus',
  assign: 'user-plus',
  drop: 'rotate-ccw',
  pause: 'pause',
  resume: 'play',
  finish: 'send',
  reject: 'rotate-ccw',
  dispute: 'bell-ring',
  decide_return: 'scale',
  decide_complete: 'scale',
  decide_cancel: 'scale',
  decide_amounts: 'scale',
  appeal: 'bell-ring',
  uphold_decision: 'scale',
  complete: 'flag',
  cancel: 'ban',
}

/**
 * Notes between the messages, in the reader's language: they are made from the order's timeline and its games, so that
 * none is stored. A booster sees those since the order last went on the board, as of the messages.
 */
export function chatNotes(t: Translate, order: OrderView, dayOf: (at: string) => string): ChatNote[] {
  const since = order.viewer === 'booster' ? (order.searching_at ?? order.created_at) : order.created_at
  const events = order.events.flatMap(({ action, at }, index) => {
    const icon = told[action]
    const text = t(kindWords(order).events[action] ?? `order.event.${action}`)
    return icon && at >= since ? [{ key: `event ${index}`, at, text, icon }] : []
  })
  return [...events, ...gameNotes(t, order, since, dayOf)]
}

/** One note for each day's games, at the time of its last. */
function gameNotes(
  t: Translate,
  { games }: OrderView,
  since: string,
  dayOf: (at: string) => string,
): ChatNote[] {
  const days = Map.groupBy(
    games.filter(({ played_at }) => played_at >= since),
    ({ played_at }) => dayOf(played_at),
  )
  return [...days].map(([day, played]) => {
    const values = { count: played.length, score: scoreInWords(t, tallyOf(played)) }
    return {
      key: `games ${day}`,
      at: played.at(-1)?.played_at ?? '',
      text: t('talk.played', values),
      icon: 'arrow-up-right',
    }
  })
}
