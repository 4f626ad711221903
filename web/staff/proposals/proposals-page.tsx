import { orderNumber } from '#core/base/order-number.ts'
import '../prices/prices.css'
import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { named } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { DifferenceList } from '../prices/difference-list.tsx'

const DecideDialog = opensLater(() => import('./decide-dialog.tsx'))

const states = ['waiting', 'decided'] as const
const proposals = { filters: {}, sorts: ['asked'] } as const

export async function loader({ call, url }: LoaderContext) {
  const { page } = callOf(readList(proposals, url.searchParams))
  const state = url.searchParams.get('state') === 'decided' ? ('decided' as const) : ('waiting' as const)
  const { data } = await call('listProposals', { query: { state, page } })
  return { state, ...data }
}

type Data = Awaited<ReturnType<typeof loader>>
export type Proposal = Contract['listProposals']['reply']['data']['items'][number]
export type Step = 'approve' | 'decline'

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.adminProposals')} | ${site.name}`, description: t('proposals.lead') }
}

/** What a second person has to approve, because it creates money beyond what one colleague can do alone. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const [deciding, setDeciding] = useState<{ proposal: Proposal; step: Step } | null>(null)
  const columns = useColumns((proposal, step) => setDeciding({ proposal, step }))
  return (
    <>
      <h1 className="type-h1">{t('shell.adminProposals')}</h1>
      <p className="type-body mt-1 text-ink-2">{t('proposals.lead')}</p>
      <div className="mt-4 mb-6">
        <Tabs label={t('shell.adminProposals')}>
          {states.map((state) => (
            <LocaleLink
              key={state}
              to="/dashboard/admin/proposals"
              search={state === 'decided' ? '?state=decided' : ''}
              className="tab"
              aria-current={state === data.state ? 'page' : undefined}
            >
              {t(`proposals.tab.${state}`)}
            </LocaleLink>
          ))}
        </Tabs>
      </div>
      <List
        list={data}
        none={{
          title: t(data.state === 'waiting' ? 'proposals.none' : 'proposals.noneDecided'),
          text: t('proposals.noneText'),
        }}
      >
        <ListTable
          label={t('shell.adminProposals')}
          rows={data.items}
          columns={columns}
          keyOf={({ proposal_id }) => proposal_id}
        />
      </List>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

function useColumns(onDecide: (proposal: Proposal, step: Step) => void): Column<Proposal>[] {
  const { t, format } = useApp()
  const times = useTimes()
  return [
    { head: t('proposals.what'), cell: (row) => <What proposal={row} /> },
    {
      head: t('proposals.by'),
      cell: ({ asked_by, asked_at }) => (
        <>
          <bdi>{asked_by.username}</bdi>
          <span className="type-small block text-ink-2">{times.dateTime(asked_at)}</span>
        </>
      ),
    },
    {
      head: t('proposals.amount'),
      numeric: true,
      place: 'mark',
      cell: ({ amount, changes }) =>
        amount !== null ? format.money(amount) : changes ? '–' : t('proposals.unlimited'),
    },
    {
      head: t('order.colState'),
      place: 'line',
      cell: (row) => <Decision proposal={row} onDecide={onDecide} />,
    },
  ]
}

/** What is proposed, about whom or which order, and why. */
function What({ proposal }: { proposal: Proposal }) {
  const { kind, person, order, coupon, reason, ready, note, changes } = proposal
  const { t, format } = useApp()
  return (
    <>
      <b className="font-semibold">{t(`proposals.kind.${kind}`)}</b>
      <span className="type-small flex flex-wrap gap-x-2 text-ink-2">
        {person && <bdi>{person.username}</bdi>}
        {order && (
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id: order.order_id }}
            className="text-link"
          >
            {format.ltr(orderNumber(order.number))}
          </LocaleLink>
        )}
        {coupon && format.ltr(coupon)}
      </span>
      {ready && <span className="type-small block">{t(`ready.because.${ready}`)}</span>}
      <span className="type-small block whitespace-pre-line wrap-anywhere">{reason}</span>
      {note && (
        <span className="type-small block whitespace-pre-line text-ink-2 wrap-anywhere">
          {named(t, t('proposals.note'), note)}
        </span>
      )}
      {changes && (
        <details className="type-small">
          <summary className="w-fit cursor-pointer underline underline-offset-4">
            {t('prices.changesCount', { count: changes.length })}
          </summary>
          <DifferenceList differences={changes} />
        </details>
      )}
    </>
  )
}

type DecisionProps = { proposal: Proposal; onDecide: (proposal: Proposal, step: Step) => void }

/** The two steps of a waiting proposal, or what became of it. */
function Decision({ proposal, onDecide }: DecisionProps) {
  const { t } = useApp()
  const { state, own, answer, decided_by } = proposal
  if (state !== 'waiting')
    return (
      <>
        <Chip tone={state === 'done' ? 'good' : 'error'}>{t(`proposals.state.${state}`)}</Chip>
        {decided_by && <bdi className="type-small block text-ink-2">{decided_by.username}</bdi>}
        {answer && <span className="type-small block wrap-anywhere">{answer}</span>}
      </>
    )
  return (
    <span className="button-row">
      <Button disabledReason={own ? t('proposals.own') : null} onClick={() => onDecide(proposal, 'approve')}>
        {t('payouts.approve')}
      </Button>
      <Button variant="outline" onClick={() => onDecide(proposal, 'decline')}>
        {t(own ? 'proposals.withdraw' : 'proposals.decline')}
      </Button>
    </span>
  )
}
