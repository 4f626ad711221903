import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { ReviewWords, type StaffReview } from './review-table.tsx'

/** Asks before a review is hidden, with a reason, or shown again. */
export default function ModerateDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { t, call } = useApp()
  const { review_id, hidden } = review
  const params = { review_id }
  return hidden ? (
    <ConfirmDialog
      title={t('adminreviews.show')}
      confirmLabel={t('adminreviews.show')}
      variant="primary"
      send={() => call('showReview', { params })}
      done={t('adminreviews.isShown')}
      onClose={onClose}
    >
      <ReviewWords review={review} />
      <p className="type-body mt-4 text-ink-2">{t('adminreviews.showText')}</p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t('adminreviews.hide')}
      reasonLabel={t('order.reason')}
      confirmLabel={t('adminreviews.hide')}
      send={(reason) => call('hideReview', { params, body: { reason } })}
      done={t('adminreviews.isHidden')}
      onClose={onClose}
    >
      <ReviewWords review={review} />
      <p className="type-body mt-4 text-ink-2">{t('adminreviews.hideText')}</p>
    </ConfirmDialog>
  )
}
