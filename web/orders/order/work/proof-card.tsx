import { listed } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Card } from '#web/kit/ui/card.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { ProofPicture } from './proof-picture.tsx'

/** The screenshot that was submitted with the result, and who submitted it. */
export function ResultProof({ order, className }: { order: OrderView; className?: string }) {
  const { t } = useApp()
  const times = useTimes()
  const { proof_file_id, finished_at, booster } = order
  if (!proof_file_id) return null
  const at = finished_at && times.dateTime(finished_at)
  return (
    <ProofPicture
      fileId={proof_file_id}
      label={t('order.checkProof')}
      caption={booster && at ? listed(t, booster.username, at) : at}
      {...(className && { className })}
    />
  )
}

/** Shows the proof once the order is closed. */
export function ProofCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  if (!order.proof_file_id || order.closed_at === null) return null
  return (
    <Card aria-labelledby="proof">
      <h2 id="proof" className="type-h3 mb-4">
        {t('order.checkProof')}
      </h2>
      <ResultProof order={order} />
    </Card>
  )
}
