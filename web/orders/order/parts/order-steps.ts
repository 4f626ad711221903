import { needsAccount } from '#core/orders/kinds.ts'
import { daysInWords } from '#i18n/climb-words.ts'
import type { Formats } from '#i18n/format.ts'
import type { Times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import { kindWords } from './kind-words.ts'
import type { OrderView } from './order-facts.ts'

type State = 'done' | 'now' | 'ahead'
export type OrderStep = { key: string; state: State; title: string; details: string[] }
type Words = { t: Translate; format: Formats; times: Times }

const rank: Record<OrderView['status'], number> = {
  not_paid: 0,
  waiting_for_account: 1,
  waiting_for_booster: 2,
  boosting: 3,
  verification_required: 4,
  completed: 6,
  cancelled: -1,
}

/**
 * The order's stages. Past steps show what was done, the current one is a task or work in progress, and steps ahead
 * show what is promised. Only true steps are ticked: a deleted login doesn't count as stored.
 */
export function orderSteps({ t, format, times }: Words, order: OrderView): OrderStep[] {
  const { status, session, viewer } = order
  const at = (instant: string | null) => (instant ? [times.dateTime(instant)] : [])
  if (status === 'cancelled')
    return [
      { key: 'created', state: 'done', title: t('order.event.create'), details: at(order.created_at) },
      { key: 'cancelled', state: 'now', title: t('order.step.cancelled'), details: at(order.closed_at) },
    ]
  const state = (place: number): State =>
    rank[status] > place ? 'done' : rank[status] === place ? 'now' : 'ahead'
  const own = viewer === 'customer'
  const { found, underWay } = kindWords(order)
  const step = (
    key: string,
    place: number,
    titles: [done: string, now: string, ahead?: string],
    details: (s: State) => string[],
  ) => {
    const s = state(place)
    const [done, now, ahead = done] = titles
    return { key, state: s, title: s === 'done' ? done : s === 'now' ? now : ahead, details: details(s) }
  }
  const stored = order.vault.events.findLast(({ action }) => action === 'stored' || action === 'replaced')
  const isEmpty = !order.vault.stored && status !== 'completed'
  const steps = [
    step('paid', 0, [t('order.step.paid'), t('order.step.toPay')], () => [
      ...at(order.paid_at),
      ...(viewer === 'booster' ? [] : [format.money(order.total)]),
    ]),
    step(
      'account',
      1,
      [
        t(isEmpty ? 'order.step.loginDeleted' : 'order.step.account'),
        t(own ? 'order.step.storeLogin' : 'order.step.loginAwaited'),
        t(own ? 'order.step.storeLogin' : 'order.step.loginAwaited'),
      ],
      (s) => (s === 'done' && !isEmpty ? [...at(stored?.at ?? null), t('order.stepVault')] : []),
    ),
    step('found', 2, [t(found.done), t(found.now)], (s) =>
      s === 'ahead' && !session ? [t('order.startWithin')] : at(order.claimed_at),
    ),
    step('boosting', 3, [t(underWay.done), t(underWay.now), t(underWay.now)], (s) =>
      boostingDetails({ t, format, times }, order, s),
    ),
    step(
      'check',
      4,
      own
        ? [t('order.step.checked'), t('order.step.check'), t('order.step.check')]
        : [t('order.step.checked'), t('order.step.checkOther'), t('order.step.checkOther')],
      (s) =>
        // A result that never completes automatically has no such end.
        s === 'done' || (s === 'now' && order.check_until === null)
          ? []
          : [t(own ? 'order.stepCheck' : 'order.stepCheckOther')],
    ),
    step('completed', 5, [t('order.step.completed'), t('order.step.completed')], () =>
      order.closed_at ? at(order.closed_at) : needsAccount(order.config) ? [t('order.stepPurged')] : [],
    ),
  ]
  return needsAccount(order.config) ? steps : steps.filter(({ key }) => key !== 'account')
}

function boostingDetails({ t, format, times }: Words, order: OrderView, state: State): string[] {
  if (order.session) return order.session_at ? [times.dateTime(order.session_at)] : []
  if (state === 'ahead') return [daysInWords(t, format, order.days)]
  if (!order.claimed_at) return []
  const since =
    state === 'done' && order.finished_at
      ? times.dateTime(order.finished_at)
      : t('order.stepSince', { time: times.dateTime(order.claimed_at) })
  return [since, ...(order.booster ? [order.booster.username] : [])]
}
