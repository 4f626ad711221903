import { useState } from 'react'
import type { FieldError } from '#contract/errors.ts'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { Shop } from './coupon-fields.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { type Draft, type DraftErrors, draftOf, readDraft } from './coupon-form.ts'
import type { Coupon, CouponForm } from './coupon-words.ts'

type Props = { shop: Shop; coupon: Coupon | null; onClose: () => void }

/** Creates or edits a coupon. The form keeps its input if the server refuses it. */
export default function CouponDialog({ shop, coupon, onClose }: Props) {
  const { t, format, site } = useApp()
  const [initial] = useState<Draft>(() => draftOf(site.timeZone, coupon))
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<DraftErrors>({})
  const { busy, save } = useSave(coupon, onClose, setErrors)
  const submit = () => {
    const read = readDraft(site.timeZone, draft, coupon ?? { enabled: true, uses: 0 })
    setErrors('errors' in read ? read.errors : {})
    if ('form' in read) void save(read.form)
  }
  return (
    <FormDialog
      open
      dirty={!busy && JSON.stringify(draft) !== JSON.stringify(initial)}
      onClose={onClose}
      size="wide"
      title={coupon ? t('coupons.editTitle', { code: format.ltr(coupon.code) }) : t('coupons.create')}
      closeLabel={t('shell.close')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CouponFields
          shop={shop}
          draft={draft}
          errors={errors}
          onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
        />
        {coupon && coupon.uses > 0 && (
          <p className="type-caption mt-4 text-ink-3">{t('coupons.keptPrice')}</p>
        )}
        <div className="dialog-foot justify-end">
          <Button variant="outline" onClick={onClose}>
            {t('coupons.keep')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t(coupon ? 'coupons.save' : 'coupons.saveNew')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

function useSave(coupon: Coupon | null, onClose: () => void, onErrors: (errors: DraftErrors) => void) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [busy, setBusy] = useState(false)
  const save = async (body: CouponForm) => {
    setBusy(true)
    try {
      const { message } = coupon
        ? await call('updateCoupon', { params: { coupon_id: coupon.coupon_id }, body })
        : await call('createCoupon', { body })
      const done = coupon ? 'success.couponUpdated' : 'success.couponCreated'
      void showSuccess(t(message === waitsForColleague ? 'shell.waitsForColleague' : done))
      await revalidate()
      onClose()
    } catch (error) {
      const fields = isCallError(error) ? error.errors : []
      onErrors(errorsOf(fields))
      if (fields.length === 0) void showError(messageOf(error))
      setBusy(false)
    }
  }
  return { busy, save }
}

/** The server's refusals, each for the field that it is about. */
function errorsOf(fields: FieldError[]): DraftErrors {
  const named = (name: string) => fields.some(({ field }) => field === name)
  return {
    ...(named('code') && { code: 'errors.coupon_already_exists' as const }),
    ...(named('use_limit') && { useLimit: 'coupons.wrongLimit' as const }),
    ...(named('valid_until') && { until: 'coupons.wrongWindow' as const }),
  }
}
