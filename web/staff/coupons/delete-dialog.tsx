import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { formOf } from './coupon-form.ts'
import type { Coupon } from './coupon-words.ts'

/** Deletes a coupon that was never used; for a used one it says why it can't, and offers to disable it. */
export default function DeleteDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const params = { coupon_id: coupon.coupon_id }
  const finish = async (work: () => Promise<unknown>, done: string) => {
    if (await run(work, done)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('coupons.deleteTitle', { code: format.ltr(coupon.code) })}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">
        {t(coupon.deletable ? 'coupons.deleteText' : 'coupons.usedText')}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('coupons.keep')}
        </Button>
        {coupon.deletable ? (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => finish(() => call('deleteCoupon', { params }), t('success.couponDeleted'))}
          >
            {t('coupons.delete')}
          </Button>
        ) : (
          coupon.enabled && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                finish(
                  () => call('updateCoupon', { params, body: { ...formOf(coupon), enabled: false } }),
                  t('coupons.disabledNow', { code: coupon.code }),
                )
              }
            >
              {t('coupons.disable')}
            </Button>
          )
        )}
      </div>
    </Dialog>
  )
}
