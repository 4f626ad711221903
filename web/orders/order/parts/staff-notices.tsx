import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, usePerson } from '#web/frame/session/app-context.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import { DecisionMark } from './decision-mark.tsx'
import type { OrderView } from './order-facts.ts'
import { useOrderNotices } from './use-order-notices.ts'

type Notices = Contract['getOrderNotices']['reply']['data']

/**
 * What staff should know before they decide about an order: what a colleague just decided, what waits for a colleague, and what
 * its customer and booster have in common. Loaded for staff only, with its texts.
 */
export function StaffNotices({ order }: { order: OrderView }) {
  const { notices, decided, undo } = useOrderNotices(order)
  const ownId = usePerson()?.id
  const { signals = [], proposals = [] } = notices ?? {}
  const t = useOwnTexts(
    ['triage', 'person', 'proposals'],
    decided !== null || signals.length > 0 || proposals.length > 0,
  )
  if (!t) return null
  return (
    <div className="grid gap-4">
      {decided && (
        <Notice tone="note">
          <DecisionMark decided={decided} own={decided.by.user_id === ownId} onUndo={undo} t={t} />
        </Notice>
      )}
      {proposals.length > 0 && <Waiting proposals={proposals} t={t} />}
      {signals.length > 0 && <Signals order={order} signals={signals} t={t} />}
    </div>
  )
}

type Words = ReturnType<typeof useOwnTexts> & object

function Waiting({ proposals, t }: Pick<Notices, 'proposals'> & { t: Words }) {
  const { format } = useApp()
  const times = useTimes()
  return (
    <Notice
      tone="warning"
      title={t('triage.waitsForColleague')}
      action={
        <LocaleLink to="/dashboard/admin/proposals" className="link">
          {t('triage.openProposals')}
        </LocaleLink>
      }
    >
      <ul className="grid gap-1.5">
        {proposals.map(({ proposal_id, kind, amount, asked_by, asked_at, own }) => (
          <li key={proposal_id} className="flex flex-wrap gap-x-3">
            <b className="font-semibold text-ink">{t(`proposals.kind.${kind}`)}</b>
            {amount !== null && (
              <span className="font-semibold text-ink tabular-nums">{format.money(amount)}</span>
            )}
            <span>
              {own
                ? t('triage.proposedByYou', { time: times.dateTime(asked_at) })
                : t('triage.proposedBy', { name: asked_by.username, time: times.dateTime(asked_at) })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Signals({ order, signals, t }: Pick<Notices, 'signals'> & { order: OrderView; t: Words }) {
  const { customer, booster } = order
  return (
    <Notice tone="warning" title={t('triage.signals')}>
      <ul className="my-2 flex flex-wrap gap-2">
        {signals.map((kind) => (
          <li key={kind}>
            <Chip tone="warning">{t(`person.signal.${kind}`)}</Chip>
          </li>
        ))}
      </ul>
      <p>{t('person.signalsText')}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {[customer, ...(booster ? [booster] : [])].map(({ user_id, username }) => (
          <PersonLink key={user_id} userId={user_id}>
            <bdi>{username}</bdi>
          </PersonLink>
        ))}
      </p>
    </Notice>
  )
}
