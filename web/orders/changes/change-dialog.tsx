import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import type { Change } from '#core/orders/changes.ts'
import { useAction } from '../../router/use-action.ts'
import { useApp } from '../../session/app-context.ts'
import { FormDialog } from '../../shell/form-dialog.tsx'
import { useMessageOf } from '../../texts/message-of.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Segment } from '../../ui/segment.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { showError } from '../../ui/toasts.ts'
import { type OrderView, offered } from '../order-facts.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangePrice } from './change-price.tsx'
import { isTooHigh, needsName, priceOfChange, type Terms } from './price-of-change.ts'

type Props = { order: OrderView; onClose: () => void }
type DialogProps = Props & {
  /** What it starts with: the order as it is, or what another button proposes. */
  wish: OrderConfig
}

/** Changes an order: what should be different, the difference, and how it is paid. */
export default function ChangeDialog({ order, wish, onClose }: DialogProps) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const [terms, setTerms] = useState<Terms | null>(null)
  const [first] = useState(wish)
  const [config, setConfig] = useState<OrderConfig>(first)
  const read = useEffectEvent(async () => {
    try {
      const { data } = await call('getChangeTerms', { params: { order_id: order.order_id } })
      setTerms(data)
    } catch (error) {
      void showError(messageOf(error))
      onClose()
    }
  })
  useEffect(() => void read(), [])
  return (
    <FormDialog
      open
      dirty={config !== first}
      onClose={onClose}
      title={t('change.title')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t(order.booster ? 'change.leadAsk' : 'change.leadNow')}</p>
      {terms && (
        <ChangeForm order={order} terms={terms} config={config} onChange={setConfig} onClose={onClose} />
      )}
    </FormDialog>
  )
}

type FormProps = Props & { terms: Terms; config: OrderConfig; onChange: (config: OrderConfig) => void }

function ChangeForm({ order, terms, config, onChange, onClose }: FormProps) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [note, setNote] = useState('')
  const [name, setName] = useState('')
  const priced = priceOfChange(order, config, terms)
  const change = 'code' in priced ? null : priced
  const [chosen, setMethod] = useState<'balance' | 'card' | null>(null)
  const due = Math.max(0, change?.difference ?? 0)
  const enough = terms.balance >= due
  const method = due === 0 ? 'balance' : (chosen ?? (enough ? 'balance' : 'card'))
  const unnamed = needsName(order, config)
  const isSame = 'code' in priced && priced.field === 'config'
  const missing = missingIn(t, {
    order,
    terms,
    config,
    isSame,
    change,
    unnamed: unnamed && name.trim() === '',
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing || !change) return
    const body = {
      config,
      difference: change.difference,
      method,
      note,
      ...(unnamed && { in_game_name: name }),
    }
    let redirect: string | null = null
    const done = await run(
      async () => {
        const reply = await call('askChange', { params: { order_id: order.order_id }, body })
        redirect = reply.data.redirect
      },
      method === 'card' ? undefined : t(order.booster ? 'order.event.change_asked' : 'order.event.changed'),
    )
    if (redirect) return location.assign(redirect)
    if (done) onClose()
  }
  return (
    <form className="mt-4 grid gap-5" onSubmit={submit}>
      <ChangeFields order={order} config={config} onChange={onChange} />
      {unnamed && (
        <Field label={t('checkout.inGameName')} hint={t('checkout.inGameNameHint')}>
          <TextInput maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      )}
      {change && <ChangePrice order={order} config={config} change={change} />}
      {due > 0 && (
        <Segment
          label={t('checkout.method')}
          value={method}
          options={[
            { value: 'balance', label: t('shell.balance'), disabled: !enough },
            { value: 'card', label: t('checkout.card') },
          ]}
          onChange={setMethod}
        />
      )}
      {order.booster && (
        <Field label={t('change.note')}>
          <TextArea rows={2} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
          {t(order.booster ? 'change.ask' : 'order.changeOrder')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </form>
  )
}

type State = {
  order: OrderView
  terms: Terms
  config: OrderConfig
  isSame: boolean
  change: Change | null
  unnamed: boolean
}

/** Why the change can't be asked for yet; null if it can. */
function missingIn(
  t: ReturnType<typeof useApp>['t'],
  { order, terms, config, isSame, change, unnamed }: State,
) {
  if (!offered(order, 'change_asked')) return t('order.refusal.change_open')
  if (isSame) return t('change.nothing')
  if (isTooHigh(config, terms)) return t('change.tooHigh')
  if (!change) return t('change.impossible')
  return unnamed ? t('order.missingName') : null
}
