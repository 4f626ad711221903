import { useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { ChangeState } from './use-change.ts'
import type { Asked } from './who-is-asked.ts'

type Props = {
  order: OrderView
  state: ChangeState
  asked: Asked
  /** Under which name the customer plays along, if that is asked. */
  name: string | null
  missing: string | null
}

/** In place of the payment: staff say why, and put the change before the customer. */
export function StaffChange({ order, state, asked, name, missing }: Props) {
  const { t, locale, call } = useApp()
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const { config, change } = state
  const params = { order_id: order.order_id }
  const send = async () => {
    if (!change) return
    const body = {
      config,
      difference: change.difference,
      ask: asked.ask,
      ...(asked.ask !== 'booster' && { next_total: asked.next?.quote.total }),
      ...(name !== null && { in_game_name: name }),
      reason,
    }
    if (await run(() => call('prepareChange', { params, body }), t('change.staff.sent')))
      await navigate(pathIn('/dashboard/order/:order_id', locale, params))
  }
  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-5">
      <ReasonField label={t('change.staff.reason')} reason={reason} onChange={setReason} />
      <div className="*:w-full">
        <Button
          variant="primary"
          size="large"
          className="w-full"
          busy={busy}
          disabledReason={missing ?? reasonMissing(t, reason)}
          onClick={send}
        >
          {t('change.staff.send')}
        </Button>
      </div>
      <p className="type-caption text-center text-ink-2">{t('change.staff.until')}</p>
    </div>
  )
}
