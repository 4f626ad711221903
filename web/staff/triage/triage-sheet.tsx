import type { ReactNode } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { decisionNeedsReason } from '#core/orders/staff-decisions.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { BoughtAndLogged } from '#web/orders/order/parts/bought-and-logged.tsx'
import { type Decided, DecisionMark } from '#web/orders/order/parts/decision-mark.tsx'
import { FailedComparisons } from '#web/orders/order/parts/failed-comparisons.tsx'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'
import { CheckChip, OrderState } from '#web/orders/order/parts/order-state.tsx'
import { ResultProof } from '#web/orders/order/work/proof-card.tsx'
import { VerifyEffects } from '#web/orders/order/work/verify-effects.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { LastEvents } from './last-events.tsx'
import { can, deedOf } from './triage-deed.ts'
import type { Decisions } from './use-decisions.ts'

type Props = {
  order: OrderView | null
  error: unknown
  /** Where it is among the rows. */
  place: { at: number; of: number } | null
  decided: Decided | null
  decisions: Decisions
  onStep: (way: 1 | -1) => void
  onVerify: () => void
  onReject: () => void
  onAssign: () => void
  onClose: () => void
}

/** An order beside the list: its proof, what the server compared, what verifying does, and the two answers. */
export function TriageSheet(props: Props) {
  const { order, error, place, onStep, onClose } = props
  const { t, format } = useApp()
  const messageOf = useMessageOf()
  return (
    <section
      aria-label={
        order ? t('triage.sheet', { number: format.ltr(orderNumber(order.number)) }) : t('triage.order')
      }
      className="fixed inset-0 z-20 flex flex-col border-s border-line bg-ground lg:inset-y-0 lg:start-auto lg:end-0 lg:z-4 lg:w-[416px]"
      data-game={order?.config.game}
    >
      <div className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-4">
        <IconButton
          label={t('lists.previousRow')}
          aria-keyshortcuts="K"
          icon={<Icon name="chevron-down" className="rotate-180" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={t('lists.nextRow')}
          aria-keyshortcuts="J"
          icon={<Icon name="chevron-down" />}
          onClick={() => onStep(1)}
        />
        {place && (
          <p className="type-small ms-2 text-ink-2 tabular-nums">
            {t('triage.place', { place: format.number(place.at), of: format.number(place.of) })}
          </p>
        )}
        <span className="grow" />
        {order && (
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id: order.order_id }}
            className="icon-button"
            aria-label={t('triage.page')}
            title={t('triage.page')}
          >
            <DashboardIcon name="external-link" />
          </LocaleLink>
        )}
        <IconButton label={t('shell.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
      </div>
      {order ? (
        <Shown {...props} order={order} />
      ) : (
        <div className="p-5" aria-busy={error === null}>
          {error ? <p role="alert">{messageOf(error)}</p> : <Skeleton className="h-64 w-full" />}
        </div>
      )}
    </section>
  )
}

function Shown({ order, ...props }: Props & { order: OrderView }) {
  const { t, format } = useApp()
  const { config, customer } = order
  const deed = deedOf(order)
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">
        <div className="flex items-start justify-between gap-3">
          <p className="type-small text-ink-2">
            {listed(
              t,
              format.ltr(orderNumber(order.number)),
              customer.username,
              isBoost(config) ? t(`games.server.${config.server}`) : serviceLine(t, config),
            )}
          </p>
          <span className="flex flex-wrap justify-end gap-1">
            <OrderState order={order} />
            <CheckChip order={order} />
          </span>
        </div>
        <h2 className="type-h3 mt-1">{orderTitle(t, order)}</h2>
        <div className="mt-4 grid gap-5">
          <FailedComparisons order={order} />
          <ResultProof order={order} className="max-h-72 w-full" />
          {deed === 'verify' && <BoughtAndLogged order={order} />}
          {isBoost(config) && (
            <div className="flex items-center gap-4">
              <OrderProfile config={config} />
              <p className="type-small text-ink-2">
                {serviceLine(t, config)}
                <span className="block font-semibold text-ink tabular-nums">{format.money(order.total)}</span>
              </p>
            </div>
          )}
          <LastEvents order={order} />
        </div>
      </div>
      <Foot order={order} deed={deed} {...props} />
    </>
  )
}

type FootProps = Omit<Props, 'order'> & { order: OrderView; deed: ReturnType<typeof deedOf> }

/** What happens, and the buttons for it; they stay in view. */
function Foot({ order, deed, decided, decisions, onVerify, onReject, onAssign }: FootProps) {
  const { t } = useApp()
  if (decided)
    return (
      <FootBox>
        <DecisionMark
          t={t}
          decided={decided}
          own={decisions.isOwn(decided)}
          onUndo={() => void decisions.undo(order.order_id)}
        />
      </FootBox>
    )
  if (deed === 'verify') {
    const failed = decisionNeedsReason('complete', order)
    return (
      <FootBox>
        {can(order, 'complete') && (
          <>
            <p className="type-small mb-2 text-ink-2">{t('triage.ifVerified')}</p>
            <VerifyEffects order={order} />
          </>
        )}
        <div className="mt-4 grid grid-cols-2 gap-2">
          {can(order, 'complete') && (
            <Button variant={failed ? 'outline' : 'primary'} aria-keyshortcuts="V" onClick={onVerify}>
              {t(failed ? 'triage.verifyAnyway' : 'triage.verify')} <Key letter="V" />
            </Button>
          )}
          {can(order, 'reject') && (
            <Button variant="outline" aria-keyshortcuts="R" onClick={onReject}>
              {t('triage.reject')} <Key letter="R" />
            </Button>
          )}
        </div>
        <p className="type-small mt-3 text-ink-2">
          {t('triage.undoable', { count: deadlines.undoDecision.ms / 1_000 })}
        </p>
      </FootBox>
    )
  }
  return (
    <FootBox>
      {deed === 'assign' ? (
        <Button variant="primary" className="w-full" aria-keyshortcuts="A" onClick={onAssign}>
          {t('admin.assign')} <Key letter="A" />
        </Button>
      ) : (
        <LocaleLink
          to={order.disputed ? '/dashboard/admin/disputes/:order_id' : '/dashboard/order/:order_id'}
          params={{ order_id: order.order_id }}
          className={buttonClass({ variant: 'primary', className: 'w-full' })}
        >
          {t(order.disputed ? 'triage.openDispute' : 'triage.page')}
        </LocaleLink>
      )}
    </FootBox>
  )
}

function FootBox({ children }: { children: ReactNode }) {
  return (
    <div className="shrink-0 border-t border-line bg-ground-low px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}

/** The key of a button, where there are keys. */
function Key({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden="true"
      className="ms-1 rounded border border-current px-1.5 text-xs opacity-70 pointer-coarse:hidden"
    >
      {letter}
    </span>
  )
}
