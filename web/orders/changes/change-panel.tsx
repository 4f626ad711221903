import { useState } from 'react'
import { isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { rankName, workInWords } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ChangeFacts } from './change-facts.tsx'
import { ChangeLines } from './change-lines.tsx'
import { ChangeMethod } from './change-method.tsx'
import { ChangePromise } from './change-promise.tsx'
import type { ChangeBody, RefundTo } from './change-types.ts'
import type { Terms } from './price-of-change.ts'
import { StaffChange } from './staff-change.tsx'
import type { ChangeState } from './use-change.ts'
import type { Asked } from './who-is-asked.ts'

type Props = {
  order: OrderView
  terms: Terms
  state: ChangeState
  asked: Asked
  /** Why the change can't be asked for yet. */
  missing: string | null
  busy: boolean
  onSend: (body: ChangeBody) => void
  /** For staff: the name that they entered for a customer who will play along. */
  name: string | null
}

/** The difference, both promises, the lines, how it is paid, and the button that names who is asked. */
export function ChangePanel({ order, terms, state, asked, missing, busy, onSend, name }: Props) {
  const { t, format } = useApp()
  const [why, setWhy] = useState(false)
  const { config, change } = state
  const { ask, due } = asked
  const own = order.viewer === 'customer'
  const balance = terms.balance ?? 0
  const enough = balance >= due
  const [chosen, setMethod] = useState<ChangeBody['method'] | null>(null)
  const method = due === 0 ? 'balance' : enough ? (chosen ?? 'balance') : 'card'
  const booster = order.booster?.username
  const targets = order.stop?.refund_to ?? []
  const [target, setTarget] = useState<RefundTo | null>(null)
  const refund_to = target ?? targets[0] ?? 'payment_method'
  const isLess = change !== null && change.difference < 0
  const label =
    ask === 'others' ? t('change.others') : booster ? t('change.ask', { booster }) : t('order.changeOrder')
  const sum = ask === 'others' ? due : change?.difference
  const figure = sum === undefined ? '—' : format.money(sum, order.currency, 'signed')
  const send = () => onSend({ method, refund_to })
  return (
    <>
      <aside
        className="change-panel rounded-panel border border-line-strong bg-surface-1 shadow-lifted"
        aria-label={t('change.panel')}
      >
        <div className="p-6">
          <Ends order={order} config={config} />
          <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <output className="type-price change-figure tabular-nums" aria-live="polite">
              {figure}
            </output>
            <button
              type="button"
              className="text-link type-caption"
              aria-expanded={why}
              onClick={() => setWhy(!why)}
            >
              {t('service.whyPrice')}
            </button>
          </div>
          {why && <p className="type-small mt-3 text-ink-2">{t('change.whyText')}</p>}
          {change && (
            <div className="mt-5">
              <ChangePromise order={order} change={change} />
            </div>
          )}
          {change && change.lapsed !== null && ask !== 'others' && (
            <Notice tone="warning" className="mt-4">
              {t('change.couponEnds', { minimum: format.money(change.lapsed) })}
            </Notice>
          )}
          {change && (
            <div className="mt-4 border-t border-line pt-4">
              <ChangeLines order={order} config={config} change={change} asked={asked} />
            </div>
          )}
          {own && isLess && targets.length > 1 && (
            <Segment
              className="mt-5"
              label={t('order.stopRefund')}
              value={refund_to}
              options={targets.map((value) => ({
                value,
                label: t(value === 'balance' ? 'order.refundToBalance' : 'order.refundToMethod'),
              }))}
              onChange={setTarget}
            />
          )}
          {own && isLess && targets.length === 1 && targets[0] && (
            <p className="type-small mt-4 text-ink-2">
              {t(targets[0] === 'balance' ? 'order.refundToBalance' : 'order.refundToMethod')}
            </p>
          )}
          {own && due > 0 && (
            <ChangeMethod method={method} balance={balance} enough={enough} onChange={setMethod} />
          )}
          {own ? (
            <div id="change-button" className="mt-5 *:w-full">
              <Button
                variant="primary"
                size="large"
                className="w-full"
                busy={busy}
                disabledReason={missing}
                onClick={send}
              >
                {label}
              </Button>
            </div>
          ) : (
            <StaffChange order={order} state={state} asked={asked} name={name} missing={missing} />
          )}
          {own && due > 0 && booster && (
            <p className="type-caption mt-3 text-center text-ink-2">
              {t(ask === 'others' ? `change.reservedOthers.${method}` : `change.reserved.${method}`, {
                booster,
                total: format.money(due),
              })}
            </p>
          )}
        </div>
        {own && booster && <ChangeFacts booster={booster} asked={asked} />}
      </aside>
      {/* Staff's button is below their reason, in the panel. */}
      {own && (
        <div className="change-bar">
          <div className="min-w-0">
            <p className="type-price-bar tabular-nums">{figure}</p>
            <p className="type-caption text-ink-2">
              {change && t(barWords(asked, isLess, booster ? method : null))}
            </p>
          </div>
          <Button
            variant="primary"
            size="large"
            className="grow"
            busy={busy}
            disabledBy={missing ? 'change-button' : null}
            onClick={send}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  )
}

/** What the bar says below the price. */
function barWords({ ask, due }: Asked, isLess: boolean, method: ChangeBody['method'] | null) {
  if (ask === 'others') return 'change.barOthers'
  if (isLess) return 'change.barBack'
  return method && due > 0 ? (`change.bar.${method}` as const) : 'change.due'
}

/** From the old target or number to the new one. */
function Ends({ order, config }: { order: OrderView; config: OrderConfig }) {
  const { t } = useApp()
  const game = games[config.game]
  const own = order.config
  const [before, after] =
    isClimb(own) && isClimb(config)
      ? [rankName(t, game, own.target), rankName(t, game, config.target)]
      : [workInWords(t, own), workInWords(t, config)]
  return (
    <h2 className="type-sign flex min-h-9 flex-wrap items-center gap-x-2">
      {before === after ? (
        before
      ) : (
        <>
          {before} <Icon name="arrow-right" /> {after}
        </>
      )}
    </h2>
  )
}
