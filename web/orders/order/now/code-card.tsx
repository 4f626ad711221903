import { type FormEvent, useId, useState } from 'react'
import { loginCodeOf } from '#core/orders/vault.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { PushAsk } from '#web/parts/push/push-ask.tsx'
import { Left } from '../login/login-code.tsx'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { useTimeLeft } from '../parts/use-time-left.ts'

/** The customer's side of a login code: the booster waits for it, then it waits for the booster. */
export function CodeCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const { code } = order.vault
  const left = useTimeLeft(code?.until ?? null)
  if (order.viewer !== 'customer' || !code || left === 0 || code.state === 'expired') return null
  const name = order.booster?.username ?? ''
  const icon = <Icon name="key-round" size={16} />
  if (!offered(order, 'give_code'))
    return (
      <NowCard tone="good" icon={icon} label={t('talk.code')} title={t('talk.codeSent', { name })}>
        <NowText>{t('talk.codeWaits')}</NowText>
      </NowCard>
    )
  return (
    <NowCard
      tone="warning"
      icon={icon}
      title={t('talk.codeNeeded', { name })}
      aside={<Left until={code.until} />}
    >
      <NowText>{t('talk.codeType', { name })}</NowText>
      <CodeForm order={order} />
      <div className="mt-4 empty:hidden">
        <PushAsk after="code" />
      </div>
    </NowCard>
  )
}

function CodeForm({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const code = loginCodeOf(typed)
    setWrong(code === null)
    if (code === null) return
    setTyped('')
    void run(() => call('giveLoginCode', { params: { order_id: order.order_id }, body: { code } }))
  }
  return (
    <form className="mt-4 flex flex-wrap items-end gap-3" noValidate onSubmit={send}>
      <div>
        <label htmlFor={id} className="type-small mb-1 block">
          {t('talk.code')}
        </label>
        <TextInput
          id={id}
          value={typed}
          className="code-field"
          dir="ltr"
          maxLength={20}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}note` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
      </div>
      <Button type="submit" variant="primary" busy={busy}>
        {t('talk.codeSend')}
      </Button>
      {wrong && <FieldNote id={`${id}note`} error={t('talk.codeWrong')} />}
    </form>
  )
}
