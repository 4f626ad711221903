import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ProofPicture } from '../order/work/proof-picture.tsx'
import { DisputeChip, DisputeLine } from './dispute-chip.tsx'
import { outcomeKey } from './outcome-words.ts'

/** The customer's objection, the deadline for staff, and their answer. */
export function DisputeNotice({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const { dispute, viewer } = order
  if (!dispute) return null
  const { reason, picture_ids, outcome } = dispute
  /** The promise of a first word, which an appeal has none of. */
  const promises = !dispute.appeal && viewer !== 'staff'
  return (
    <Notice
      tone={outcome ? 'note' : 'warning'}
      title={t(titleOf(order))}
      action={
        <LocaleLink
          to={
            viewer === 'staff' ? '/dashboard/admin/disputes/:order_id' : '/dashboard/order/:order_id/dispute'
          }
          params={{ order_id: order.order_id }}
          className={buttonClass(
            dispute.reply_by ? { variant: 'primary' } : { variant: 'outline', size: 'small' },
          )}
        >
          {t(
            viewer === 'staff' && !outcome
              ? 'disputes.settle'
              : dispute.reply_by
                ? 'disputes.answer'
                : 'disputes.details',
          )}
        </LocaleLink>
      }
    >
      <p dir="auto" className="whitespace-pre-line text-ink">
        {reason}
      </p>
      {outcome ? (
        <p className="mt-1">{t(outcomeKey(outcome, dispute.opened_by, viewer))}</p>
      ) : (
        promises && (
          <p className="mt-1">{t('order.disputeAnswerBy', { time: times.dateTime(dispute.answer_by) })}</p>
        )
      )}
      <p className="mt-2">
        <DisputeChip state={dispute.state} />
      </p>
      <DisputeLine of={dispute} className="mt-1" />
      {picture_ids.length > 0 && (
        <div className="grid gap-x-3 sm:grid-cols-3">
          {picture_ids.map((fileId, index) => (
            <ProofPicture
              key={fileId}
              className="mt-4"
              fileId={fileId}
              label={t('order.disputePicture', { number: index + 1 })}
            />
          ))}
        </div>
      )}
    </Notice>
  )
}

function titleOf({ dispute, viewer }: OrderView) {
  if (dispute?.appeal) return dispute.opened_by === viewer ? 'order.appealOwn' : 'order.appealOther'
  if (dispute?.opened_by === 'admin') return 'disputes.byStaff'
  return viewer === 'customer' ? 'order.disputeOwn' : 'order.disputeOther'
}
