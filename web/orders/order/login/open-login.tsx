import { type ReactNode, useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { loginViewMs } from '#core/orders/vault.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import type { OrderView } from '../parts/order-facts.ts'

type Login = Contract['viewCredentials']['reply']['data']

const openSeconds = loginViewMs / 1000

/** The booster's view of the vault. Each opening is recorded, so it opens only on request and closes soon. */
export function OpenLogin({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [login, setLogin] = useState<Login | null>(null)
  const open = () =>
    run(async () => {
      const { data } = await call('viewCredentials', { params: { order_id: order.order_id } })
      setLogin(data)
    })
  // The view is already recorded, and the text is copied even if this call fails.
  const copied = () => void call('copyCredentials', { params: { order_id: order.order_id } }).catch(() => {})
  if (login) return <Opened login={login} onCopied={copied} onClose={() => setLogin(null)} />
  return (
    <>
      <p className="type-small mb-4 text-ink-2">{t('work.loginClosed')}</p>
      <Button busy={busy} onClick={open}>
        {t('order.openVault')}
      </Button>
    </>
  )
}

type OpenedProps = { login: Login; onCopied: () => void; onClose: () => void }

function Opened({ login, onCopied, onClose }: OpenedProps) {
  const { t } = useApp()
  const left = useSecondsLeft(onClose)
  return (
    <>
      <dl className="type-table">
        <LoginLine field={t('order.login')} value={login.login} onCopied={onCopied} />
        <Password value={login.password} onCopied={onCopied} />
        <LoginLine field={t('order.inGameName')} value={login.in_game_name} />
      </dl>
      <div className="mt-4 flex items-center justify-between gap-4">
        <Button offline size="small" onClick={onClose}>
          {t('order.hide')}
        </Button>
        <p className="type-small text-ink-2 tabular-nums" role="timer">
          {t('work.hidesIn', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
        </p>
      </div>
    </>
  )
}

/** Counts down by the clock, since timers in a background tab run late. */
function useSecondsLeft(onEnd: () => void): number {
  const [left, setLeft] = useState(openSeconds)
  const [end] = useState(() => Date.now() + loginViewMs)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [end])
  useEffect(() => {
    if (left === 0) onEnd()
  }, [left, onEnd])
  return left
}

type LineProps = {
  field: string
  value: string
  shown?: ReactNode
  onCopied?: () => void
  children?: ReactNode
}

function LoginLine({ field, value, shown = value, onCopied, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-0">
      <dt className="type-small w-24 shrink-0 text-ink-2">{field}</dt>
      <dd className="flex min-w-0 grow items-center gap-2 font-semibold">
        <bdi className="min-w-0 grow break-all select-all">{shown}</bdi>
        {children}
        <CopyButton field={field} value={value} onCopied={onCopied} />
      </dd>
    </div>
  )
}

const dots = '•'.repeat(10)

/** Masked, and masked again when the tab is left; it can be copied without being shown. */
function Password({ value, onCopied }: Pick<LineProps, 'value' | 'onCopied'>) {
  const { t } = useApp()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const hide = () => document.hidden && setShown(false)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  const masked = (
    <>
      <span aria-hidden="true">{dots}</span>
      <span className="sr-only">{t('work.hiddenPassword')}</span>
    </>
  )
  return (
    <LoginLine field={t('order.password')} value={value} shown={shown ? value : masked} onCopied={onCopied}>
      <IconButton
        label={t(shown ? 'work.hidePassword' : 'work.showPassword')}
        icon={<DashboardIcon name={shown ? 'eye-off' : 'eye'} size={18} />}
        onClick={() => setShown(!shown)}
      />
    </LoginLine>
  )
}
