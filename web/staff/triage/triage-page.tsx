import { useRef, useState } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { decisionNeedsReason, type StaffDecision } from '#core/orders/staff-decisions.ts'
import { triageGroups } from '#core/site/triage.ts'
import { pathIn } from '#i18n/href.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import type { Said } from '#web/frame/shell/said-reason.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { useNoteList } from '#web/parts/lists/came-from.ts'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { useRowKeys } from '#web/parts/lists/use-row-keys.ts'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import { useBulkSelection } from '../admin/bulk/use-bulk-selection.tsx'
import { FindOrder } from '../admin/find-order.tsx'
import { useOrderFilters } from '../admin/order-filters.ts'
import { OrderStates } from '../admin/order-states.tsx'
import { KeyLine } from './key-line.tsx'
import { can, deedOf } from './triage-deed.ts'
import { type TriageData, triageList } from './triage-list.ts'
import { TriageSheet } from './triage-sheet.tsx'
import { useDecisions } from './use-decisions.ts'
import { useOpenOrder } from './use-open-order.ts'
import { useSheetOrder } from './use-sheet-order.ts'
import { type ShownRow, useTriageColumns } from './use-triage-columns.tsx'

const DecideDialog = opensLater(() => import('./decide-dialog.tsx'))
const AssignDialog = opensLater(() => import('#web/orders/order/actions/assign-dialog.tsx'))

export async function loader({ call, url }: LoaderContext): Promise<TriageData> {
  const { sort: _, page: __, ...filter } = callOf(readList(triageList, url.searchParams))
  const { data } = await call('listTriage', { query: filter })
  return data
}

export function meta({ t, site }: MetaContext<TriageData>) {
  return {
    title: `${t('admin.triage')} | ${site.name}`,
    description: t('triage.description'),
  }
}

/** Every order that needs a decision of staff, and the one that they look at beside it. */
export function Page({ data }: { data: TriageData }) {
  const { t } = useApp()
  const shown = useList(triageList)
  const steady = useSteady(data)
  const rows = data.groups.flatMap(({ group, items }) => items.map((item): ShownRow => ({ ...item, group })))
  const filters = useOrderFilters([...new Set(rows.flatMap(({ tags }) => tags))], shown.query.filters.tag)
  useNoteList(
    t('admin.triage'),
    rows.map(({ order_id }) => order_id),
  )
  useOrderChanges(rows, steady.changed)
  const triage = useTriage(data, rows, steady.changed)
  const { openId, decisions, sheet } = triage
  const columns = useTriageColumns({ openId, onOpen: triage.onOpen, decisions })
  const focused = useRowKeys(steady.rows, { opens: openId !== null })
  const bulk = useBulkSelection({
    rows,
    at: () => focused() ?? openId,
    fileName: 'orders-triage-selected.csv',
    idle: rows.length > 0 && !openId && <Start count={rows.length} onStart={triage.start} />,
  })
  return (
    <div className={openId ? 'lg:pe-[392px]' : ''}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{t('shell.adminOrders')}</h1>
        <FindOrder />
      </div>
      <OrderStates current="triage" counts={data.counts} triage={rows.length} />
      <List
        list={{ items: rows, page: 1, pageCount: 1, total: rows.length }}
        shown={shown}
        steady={steady}
        none={{ title: t('triage.none'), text: t('triage.noneText') }}
        bar={<FilterBar shown={shown} {...filters} count={rows.length} />}
      >
        <ListTable
          label={t('admin.triage')}
          rows={rows}
          columns={columns}
          keyOf={({ order_id }) => order_id}
          isOpen={({ order_id }) => order_id === openId}
          selection={bulk.selection}
          nameOf={({ number }) => orderNumber(number)}
          headOf={({ group }, before) =>
            before?.group !== group && (
              <GroupHead group={group} count={rows.filter((row) => row.group === group).length} />
            )
          }
        />
        <KeyLine />
      </List>
      {bulk.bar}
      {sheet}
    </div>
  )
}

function GroupHead({ group, count }: { group: ShownRow['group']; count: number }) {
  const { t, format } = useApp()
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 whitespace-normal">
      <span className="type-h3-small text-ink">{t(`triage.group.${group}`)}</span>
      <span className="text-ink-3 tabular-nums">{format.number(count)}</span>
      <span className="type-small font-normal text-ink-2">{t(`triage.groupText.${group}`)}</span>
    </span>
  )
}

/** On a phone the way in stays at hand. */
function Start({ count, onStart }: { count: number; onStart: () => void }) {
  const { t } = useApp()
  return (
    <div className="sticky bottom-[calc(65px+env(safe-area-inset-bottom))] z-3 -mx-4 mt-4 flex items-center justify-between gap-4 border-t border-line bg-surface-2 px-4 py-3 md:hidden">
      <p className="type-small font-semibold">{t('triage.toDecide', { count })}</p>
      <Button variant="primary" onClick={onStart}>
        {t('triage.start')} <Icon name="arrow-right" className="rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

type Asked = { action: StaffDecision | 'assign'; orderId: string }

/** The open order and its neighbors, what was decided, and the sheet with its dialogs and keys. */
function useTriage(data: TriageData, rows: readonly ShownRow[], changed: (orderId?: string) => void) {
  const { locale } = useApp()
  const navigate = useNavigate()
  const [openId, open] = useOpenOrder()
  const decisions = useDecisions(data, changed)
  const [asked, ask] = useState<Asked | null>(null)
  const lastOwn = useRef<string | null>(null)
  const at = rows.findIndex(({ order_id }) => order_id === openId)
  const row = rows[at]
  const isLeft = (each: ShownRow) =>
    each.order_id !== openId && triageGroups[each.group] === 'verify' && !decisions.of(each)
  const nextToVerify = rows.slice(at + 1).find(isLeft) ?? rows.find(isLeft)
  const read = useSheetOrder(openId, nextToVerify?.order_id ?? null)
  const { order } = read
  const deed = order && deedOf(order)
  const decided = row ? decisions.of(row) : null

  const step = (way: 1 | -1) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + way))]
    if (next) open(next.order_id)
  }
  const toPage = (order_id: string) =>
    void navigate(pathIn('/dashboard/order/:order_id', locale, { order_id }))
  const decide = async (action: StaffDecision, said: Said<'reject'> = {}) => {
    if (!order) return
    ask(null)
    if (!(await decisions.decide(order, action, said))) return read.again()
    lastOwn.current = order.order_id
    open(nextToVerify?.order_id ?? null)
  }
  const verify = () => {
    if (!order || decided || !can(order, 'complete')) return false
    if (decisionNeedsReason('complete', order)) return ask({ action: 'complete', orderId: order.order_id })
    void decide('complete')
  }
  const reject = () => {
    if (!order || decided || !can(order, 'reject')) return false
    ask({ action: 'reject', orderId: order.order_id })
  }
  const assign = () => {
    if (!order || deed !== 'assign') return false
    ask({ action: 'assign', orderId: order.order_id })
  }
  const undo = () => {
    const id = lastOwn.current
    if (!id) return false
    lastOwn.current = null
    void decisions.undo(id).then(() => open(id))
  }
  usePageKeys({
    verify,
    reject,
    assign,
    undo,
    open: () => (openId ? toPage(openId) : false),
    close: () => (openId ? open(null) : false),
  })
  const verifiable = rows.filter((each) => triageGroups[each.group] === 'verify')
  const sheet = openId && (
    <>
      <TriageSheet
        order={order}
        error={read.error}
        place={
          row && triageGroups[row.group] === 'verify'
            ? { at: verifiable.indexOf(row) + 1, of: verifiable.length }
            : null
        }
        decided={decided}
        decisions={decisions}
        onStep={step}
        onVerify={verify}
        onReject={reject}
        onAssign={assign}
        onClose={() => open(null)}
      />
      {order && asked?.orderId === order.order_id && asked.action !== 'assign' && (
        <DecideDialog
          order={order}
          action={asked.action}
          onDecide={(said) => void decide(asked.action as StaffDecision, said)}
          onClose={() => ask(null)}
        />
      )}
      {order && asked?.orderId === order.order_id && asked.action === 'assign' && (
        <AssignDialog order={order} onClose={() => ask(null)} />
      )}
    </>
  )
  return {
    openId,
    decisions,
    sheet,
    start: () => open(rows[0]?.order_id ?? null),
    onOpen: ({ order_id }: ShownRow, byKey: boolean) =>
      order_id === openId && byKey ? toPage(order_id) : open(order_id),
  }
}
