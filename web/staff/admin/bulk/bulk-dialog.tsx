import { useEffect, useEffectEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { type BulkAction, bulkLimits } from '#core/orders/bulk.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { type Candidate, useCandidates } from '#web/orders/order/actions/use-candidates.ts'
import { stateName } from '../order-states.tsx'
import type { StaffRow } from '../staff-columns.tsx'
import { RefusedOrders } from './refused-orders.tsx'
import type { Chosen, Run } from './use-bulk.ts'

type Weighed = Contract['weighBulk']['reply']['data']
type Booster = Pick<Candidate, 'user_id' | 'username'>

type Props = {
  action: BulkAction
  chosen: Chosen
  /** Selected orders whose state has no such action: they are named with it, and not sent. */
  others: readonly StaffRow[]
  /** One of the orders, for which the boosters are listed. */
  first: string | undefined
  onBegun: (run: Run) => void
  onClose: () => void
}

/**
 * Says what an action on many orders will do, with its sum in the button, and begins it as it was read. If that has changed
 * meanwhile, it says so and asks again.
 */
export default function BulkDialog({ action, chosen, others, first, onBegun, onClose }: Props) {
  const { t, call } = useApp()
  // Known from the start, so that a press that is sent twice begins one run.
  const [run_id] = useState(newId)
  const [weighed, weigh] = useState<Weighed | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [reason, setReason] = useState('')
  const [booster, setBooster] = useState<Booster | null>(null)
  const [busy, setBusy] = useState(false)
  const read = useEffectEvent(async () => {
    try {
      weigh((await call('weighBulk', { body: { action, chosen } })).data)
    } catch (refusal) {
      setError(refusal)
    }
  })
  useEffect(() => void read(), [])

  const begin = async () => {
    if (!weighed) return
    const { count, fits, amount } = weighed
    setBusy(true)
    setError(null)
    try {
      const own = {
        ...(action === 'cancel' && { reason }),
        ...(action === 'assign' && booster && { booster_id: booster.user_id }),
      }
      const { data } = await call('beginBulk', {
        body: { run_id, action, chosen, count, fits, amount, ...own },
      })
      onBegun(data.run)
    } catch (refusal) {
      setError(refusal)
      if (isCallError(refusal) && refusal.code === 'bulk_changed') await read()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      dirty={reason.trim() !== ''}
      onClose={onClose}
      title={t(`bulk.title.${action}`)}
      closeLabel={t('shell.close')}
    >
      {error !== null && <ErrorNote message={messageOf(t, error)} className="mb-4" />}
      {weighed ? (
        <>
          <div className="grid gap-4">
            <Consequences action={action} weighed={weighed} others={others} />
            {weighed.fits > 0 && action === 'assign' && first && (
              <BoosterField orderId={first} chosen={booster} onChoose={setBooster} />
            )}
            {weighed.fits > 0 && action === 'cancel' && (
              <ReasonField label={t('bulk.reason')} reason={reason} onChange={setReason} />
            )}
          </div>
          <div className="dialog-foot">
            {weighed.fits > 0 && (
              <BeginButton
                {...{ action, weighed, booster, busy }}
                missing={action === 'cancel' ? reasonMissing(t, reason) : null}
                onBegin={() => void begin()}
              />
            )}
            <Button variant="outline" onClick={onClose}>
              {t('bulk.leave')}
            </Button>
          </div>
        </>
      ) : (
        !error && <Skeleton className="h-24 w-full" />
      )}
    </FormDialog>
  )
}

type ConsequencesProps = { action: BulkAction; weighed: Weighed; others: readonly StaffRow[] }

function Consequences({ action, weighed, others }: ConsequencesProps) {
  const { t, format } = useApp()
  const { count, fits, amount, refused, needs_second } = weighed
  const left = count - fits + others.length
  const elsewhere = others.map(({ order_id, number, status }) => ({
    order_id,
    number,
    why: stateName(t, status),
  }))
  return (
    <>
      <p>{fits > 0 ? t(`bulk.will.${action}`, { count: fits }) : t('bulk.noneFits')}</p>
      {amount > 0 && (
        <dl className="flex items-baseline justify-between gap-4 border-y border-line py-3">
          <dt>{t('bulk.refunded')}</dt>
          <dd className="font-semibold tabular-nums">{format.money(amount)}</dd>
        </dl>
      )}
      {left > 0 && (
        <div className="grid gap-2">
          <p className="type-small font-semibold">{t('bulk.willLeave', { count: left })}</p>
          <RefusedOrders others={elsewhere} refused={refused} more={left - others.length - refused.length} />
        </div>
      )}
      {needs_second && <p className="type-small text-ink-2">{t('bulk.needsSecond')}</p>}
      {fits > bulkLimits.fresh && (
        <p className="type-small text-ink-2">
          {t('bulk.needsProof', { number: format.number(bulkLimits.fresh) })}
        </p>
      )}
    </>
  )
}

type ButtonProps = {
  action: BulkAction
  weighed: Weighed
  booster: Booster | null
  busy: boolean
  missing: string | null
  onBegin: () => void
}

/** Names what will happen, and to how many: money never moves without its sum in the button. */
function BeginButton({ action, weighed: { fits, amount }, booster, busy, missing, onBegin }: ButtonProps) {
  const { t, format } = useApp()
  const words =
    action === 'cancel' && amount > 0
      ? t('bulk.begin.refund', { count: fits, amount: format.money(amount) })
      : action === 'assign'
        ? t('bulk.begin.assign', { count: fits })
        : t(`bulk.begin.${action}`, { count: fits })
  const reason = action === 'assign' && !booster ? t('bulk.boosterMissing') : missing
  return (
    <Button
      variant={action === 'cancel' ? 'danger' : 'primary'}
      busy={busy}
      disabledReason={reason}
      onClick={onBegin}
    >
      {words}
    </Button>
  )
}

type FieldProps = { orderId: string; chosen: Booster | null; onChoose: (booster: Booster | null) => void }

/** Those who could take the first of the orders; each order asks its own rules again. */
function BoosterField({ orderId, chosen, onChoose }: FieldProps) {
  const { t } = useApp()
  const boosters = useCandidates(orderId)?.filter(({ refusal }) => refusal === null) ?? []
  return (
    <Field label={t('order.booster')} hint={t('bulk.boosterHint')}>
      <Select
        value={chosen?.user_id ?? ''}
        onChange={({ target }) => onChoose(boosters.find(({ user_id }) => user_id === target.value) ?? null)}
      >
        <option value="">{t('bulk.chooseBooster')}</option>
        {boosters.map(({ user_id, username }) => (
          <option key={user_id} value={user_id}>
            {username}
          </option>
        ))}
      </Select>
    </Field>
  )
}
