import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { ByGuest } from '#web/parts/chat/by-guest.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ProofPicture } from '../order/work/proof-picture.tsx'
import { answersOf, type DisputeView } from './dispute-facts.ts'

type Statement = DisputeView['statements'][number]

/** What customer, booster and staff wrote, each with its pictures. */
export function Statements({ order, dispute }: { order: OrderView; dispute: DisputeView }) {
  const { t } = useApp()
  const answered = answersOf(dispute).length > 0
  return (
    <section aria-labelledby="says">
      <h2 id="says" className="type-h3">
        {t('disputes.says')}
      </h2>
      <ul className="mt-4 grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        {dispute.statements.map((said) => (
          <Said key={said.statement_id} said={said} order={order} />
        ))}
        {!answered && !dispute.closed_at && (
          <li className="type-body text-ink-2">
            {t(dispute.appealed ? 'disputes.silentAppeal' : 'disputes.silent')}
          </li>
        )}
      </ul>
    </section>
  )
}

function Said({ said, order }: { said: Statement; order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const own = said.role === (order.viewer === 'staff' ? 'admin' : order.viewer)
  const name = own && said.role !== 'admin' ? t('order.by.you') : (said.name ?? t('order.by.staff'))
  const role = said.role === 'admin' ? 'order.by.staff' : `order.${said.role}`
  return (
    <li className="min-w-0">
      <div className="flex items-center gap-3">
        <Avatar name={said.name ?? t('order.by.staff')} />
        <p className="min-w-0 flex-1">
          <bdi className="type-table block truncate font-semibold">{name}</bdi>
          <span className="type-small text-ink-2">{t(role as 'order.customer')}</span>
        </p>
        <time className="type-small shrink-0 text-ink-2" dateTime={said.at}>
          {times.dateTime(said.at)}
        </time>
      </div>
      <p dir="auto" className="type-body mt-3 whitespace-pre-line wrap-anywhere">
        {said.text}
      </p>
      <ByGuest of={said} />
      {said.pictures.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {said.pictures.map(({ file_id, at }, index) => (
            <div key={file_id} className="w-24">
              <ProofPicture
                fileId={file_id}
                label={t('order.disputePicture', { number: index + 1 })}
                caption={times.dateTime(at)}
                className="h-[74px] w-24 object-cover"
              />
            </div>
          ))}
        </div>
      )}
    </li>
  )
}
