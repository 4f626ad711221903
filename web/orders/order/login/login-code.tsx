import { useEffect, useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { useTimeLeft } from '../parts/use-time-left.ts'

/** The booster's side of the code that the game asks for: ask, wait, open it once. */
export function LoginCode({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [shown, setShown] = useState<string | null>(null)
  const { code } = order.vault
  const asks = offered(order, 'ask_code') !== undefined
  const state = useCodeState(order)
  useEffect(() => {
    if (code?.state === 'asked') setShown(null)
  }, [code?.state])
  if (!asks && !code && shown === null) return null
  const params = { order_id: order.order_id }
  const open = () =>
    run(async () => {
      const { data } = await call('viewLoginCode', { params })
      setShown(data.code)
    })
  return (
    <section className="code-box" aria-labelledby="login-code">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="login-code" className="type-table font-semibold">
          {t('talk.code')}
        </h3>
        {(state === 'asked' || state === 'given') && code && <Left until={code.until} />}
      </div>
      {shown === null ? <Told order={order} state={state} /> : <Digits code={shown} />}
      <div className="flex flex-wrap gap-2">
        {shown !== null && <CopyButton field={t('talk.code')} value={shown} />}
        {state === 'given' && shown === null ? (
          <Button variant="primary" busy={busy} onClick={open}>
            {t('talk.codeShow')}
          </Button>
        ) : (
          asks && (
            <Button busy={busy} variant="outline" onClick={() => run(() => call('askLoginCode', { params }))}>
              {t(state === 'none' && shown === null ? 'talk.codeAsk' : 'talk.codeAgain')}
            </Button>
          )
        )}
      </div>
    </section>
  )
}

type State = 'none' | 'asked' | 'given' | 'expired'

/** The state by the clock; a request that ran out stays visible after the server has deleted it. */
function useCodeState({ vault: { code } }: OrderView): State {
  const left = useTimeLeft(code?.until ?? null)
  const [late, setLate] = useState(false)
  const state: State = !code ? 'none' : left === 0 ? 'expired' : code.state
  useEffect(() => {
    if (state === 'expired') setLate(true)
    if (state === 'asked' || state === 'given') setLate(false)
  }, [state])
  return state === 'none' && late ? 'expired' : state
}

function Told({ order, state }: { order: OrderView; state: State }) {
  const { t } = useApp()
  const times = useTimes()
  const { code } = order.vault
  const name = order.customer.username
  const time = code ? times.time(code.asked_at) : ''
  const text = {
    none: t('talk.codeHow', { name }),
    asked: t(code?.mailed ? 'talk.codeMailed' : 'talk.codeAsked', { name, time }),
    given: t('talk.codeHere', { name }),
    expired: t('talk.codeLate'),
  }[state]
  return (
    <p className="type-small text-ink-2" role="status">
      {text}
    </p>
  )
}

function Digits({ code }: { code: string }) {
  const { t } = useApp()
  return (
    <>
      <p className="code-digits" dir="ltr">
        <span className="sr-only">{[...code].join(' ')}</span>
        {[...code].map((digit, i) => (
          <b key={i} aria-hidden="true">
            {digit}
          </b>
        ))}
      </p>
      <p className="type-small text-ink-2">{t('talk.codeShown')}</p>
    </>
  )
}

/** The time that is left, with a ring that runs down. */
export function Left({ until }: { until: string }) {
  const { t } = useApp()
  const left = useTimeLeft(until)
  if (left === null) return null
  const seconds = Math.ceil(left / 1_000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className="code-left type-small tabular-nums" role="timer">
      <Icon name="timer" size={16} />
      {t('order.timeLeft', { time })}
    </span>
  )
}
