import { type ReactNode, useState } from 'react'
import { type BulkAction, bulkActions, bulkLimits, bulkStatuses } from '#core/orders/bulk.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { StaffRow } from '../staff-columns.tsx'
import { RunProgress } from './run-progress.tsx'
import { type Chosen, useRun } from './use-bulk.ts'

const BulkDialog = opensLater(() => import('./bulk-dialog.tsx'))

const icons = { verify: 'flag', assign: 'user-plus', cancel: 'ban' } as const satisfies Record<
  BulkAction,
  string
>

type Props = {
  /** The selected rows; they can be in several states. */
  picked: readonly StaffRow[]
  /** Whether all orders of the view are meant, also those that aren't shown. */
  all: { count: number; chosen: Chosen } | null
  onClear: () => void
  /** The CSV of what is selected. */
  exported: ReactNode
  /** What is shown while nothing is selected. */
  idle?: ReactNode
}

/** What can be done with the selected orders, floating over the foot of the list; and how far the last such action is. */
export function BulkBar({ picked, all, onClear, exported, idle }: Props) {
  const { t, format } = useApp()
  const [asked, ask] = useState<BulkAction | null>(null)
  const { run, take, stop, undo, close } = useRun()
  const count = all?.count ?? picked.length
  const sum = picked.reduce((total, order) => total + order.total, 0)
  const fitting = (action: BulkAction) => picked.filter(({ status }) => bulkStatuses[action].includes(status))
  if (!run && count === 0) return idle
  return (
    <div className="pointer-events-none sticky bottom-[calc(77px+env(safe-area-inset-bottom))] z-3 mt-4 lg:bottom-5">
      <section
        aria-label={t('bulk.bar')}
        className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface-2 px-3 py-2 shadow-lifted sm:px-5 sm:py-3.5"
      >
        {run ? (
          <RunProgress run={run} onStop={stop} onUndo={undo} onClose={close} />
        ) : (
          <>
            <div className="me-auto flex items-center gap-2 max-sm:w-full max-sm:justify-between">
              <p role="status" className="flex flex-wrap items-baseline gap-x-3">
                <b className="font-semibold">{t('bulk.selected', { count })}</b>
                {!all && <span className="type-small text-ink-2 tabular-nums">{format.money(sum)}</span>}
              </p>
              <IconButton label={t('bulk.clear')} icon={<Icon name="x" />} onClick={onClear} />
            </div>
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
              {bulkActions
                .map((action) => ({ action, fits: fitting(action).length }))
                .filter(({ fits }) => fits > 0)
                .map(({ action, fits }) => (
                  <Button key={action} variant="outline" aria-haspopup="dialog" onClick={() => ask(action)}>
                    <DashboardIcon name={icons[action]} />{' '}
                    {fits === picked.length
                      ? t(`bulk.ask.${action}`)
                      : t(`bulk.askSome.${action}`, { number: format.number(fits) })}
                  </Button>
                ))}
              {!all && exported}
            </div>
          </>
        )}
      </section>
      {asked && (
        <BulkDialog
          action={asked}
          chosen={
            all?.chosen ?? {
              orders: fitting(asked).map(({ order_id, version }) => ({ order_id, version })),
            }
          }
          others={picked.filter(({ status }) => !bulkStatuses[asked].includes(status))}
          first={fitting(asked)[0]?.order_id}
          onBegun={(begun) => {
            ask(null)
            onClear()
            take(begun)
          }}
          onClose={() => ask(null)}
        />
      )}
    </div>
  )
}

type AllProps = {
  total: number
  shownCount: number
  /** Whether all of the view are meant. */
  all: boolean
  onAll: (all: boolean) => void
  onClear: () => void
}

/** Above a list whose shown rows are all selected, when its view has more: offers those, too. */
export function WholeView({ total, shownCount, all, onAll, onClear }: AllProps) {
  const { t, format } = useApp()
  const many = total > bulkLimits.orders
  return (
    <p
      role="status"
      className="type-small mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-[10px] bg-note/9 px-4 py-2.5"
    >
      <DashboardIcon name="list" size={18} className="text-note" />
      <b className="font-semibold">
        {all
          ? t('bulk.allChosen', { count: total, number: format.number(total) })
          : t('bulk.shownChosen', { count: shownCount })}
      </b>
      {many && !all ? (
        <span className="text-ink-2">{t('bulk.tooMany', { number: format.number(bulkLimits.orders) })}</span>
      ) : (
        <Button variant="link" size="small" onClick={() => onAll(!all)}>
          {all
            ? t('bulk.onlyShown', { count: shownCount })
            : t('bulk.chooseAll', { count: total, number: format.number(total) })}
        </Button>
      )}
      <Button variant="link" size="small" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </p>
  )
}
