import { useState } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { BookingsForm } from './bookings-form.tsx'
import {
  type TroubleEvent,
  type Troubles,
  troubleKinds,
  troubleRows,
  troubleStates,
  troublesList,
} from './trouble-rows.ts'
import { TroubleTable } from './trouble-table.tsx'

const SettleDialog = opensLater(() => import('./settle-dialog.tsx'))

export async function loader({ call }: LoaderContext): Promise<Troubles> {
  return (await call('listPaymentTroubles')).data
}

export function meta({ t, site }: MetaContext<Troubles>) {
  return { title: `${t('shell.adminTroubles')} | ${site.name}`, description: t('troubles.lead') }
}

/** What staff should look at in the shop's payments, and the export for bookkeeping. */
export function Page({ data }: { data: Troubles }) {
  const { t } = useApp()
  const [settling, setSettling] = useState<TroubleEvent | null>(null)
  return (
    <>
      <h1 className="type-h1">{t('shell.adminTroubles')}</h1>
      <p className="type-body mt-1 mb-6 text-ink-2">{t('troubles.lead')}</p>
      <Books check={data.ledger} />
      <TroubleList troubles={data} onSettle={setSettling} />
      <BookingsForm />
      {settling && <SettleDialog event={settling} onClose={() => setSettling(null)} />}
    </>
  )
}

/** The newest check of the books. */
function Books({ check }: { check: Troubles['ledger'] }) {
  const { t } = useApp()
  const times = useTimes()
  if (!check) return <Notice className="mb-6" title={t('troubles.booksUnchecked')} />
  const { at, faults } = check
  return (
    <Notice
      className="mb-6"
      tone={faults > 0 ? 'error' : 'good'}
      title={faults > 0 ? t('troubles.booksWrong', { count: faults }) : t('troubles.booksRight')}
    >
      {t('troubles.checkedAt', { time: times.dateTime(at) })}
    </Notice>
  )
}

function TroubleList(props: { troubles: Troubles; onSettle: (event: TroubleEvent) => void }) {
  const { t } = useApp()
  const shown = useList(troublesList)
  const { kind, state } = shown.query.filters
  const all = troubleRows(props.troubles)
  const rows = all.filter(
    (row) => (!kind || row.kind === kind) && (!state || (state === 'open') === row.open),
  )
  return (
    <List
      list={{ items: rows, page: 1, pageCount: 1, total: rows.length }}
      shown={shown}
      none={{ title: t('troubles.none'), text: t('troubles.noneText') }}
      count={t('troubles.count', { count: rows.length, open: rows.filter(({ open }) => open).length })}
      bar={
        <FilterBar
          shown={shown}
          count={rows.length}
          choices={[
            {
              name: 'kind',
              label: t('troubles.kind'),
              options: troubleKinds.map((each) => [each, t(`troubles.kind.${each}`)] as const),
            },
            {
              name: 'state',
              label: t('order.colState'),
              options: troubleStates.map((each) => [each, t(`troubles.state.${each}`)] as const),
            },
          ]}
        />
      }
    >
      <TroubleTable rows={rows} onSettle={props.onSettle} />
    </List>
  )
}
