import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import type { OrderView } from './order-facts.ts'

type Login = Contract['viewCredentials']['reply']['data']

/** The booster's view of the vault; each opening is recorded, so it shows only when asked for. */
export function OpenLogin({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [login, setLogin] = useState<Login | null>(null)
  const open = () =>
    run(async () => {
      const { data } = await call('viewCredentials', { params: { order_id: order.order_id } })
      setLogin(data)
    })
  if (!login)
    return (
      <div className="mt-4">
        <Button busy={busy} onClick={open}>
          {t('order.openVault')}
        </Button>
      </div>
    )
  return (
    <>
      <dl className="type-table mt-4 grid gap-2">
        {(
          [
            ['order.login', login.login],
            ['order.password', login.password],
            ['order.inGameName', login.in_game_name],
          ] as const
        ).map(([key, value]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-ink-2">{t(key)}</dt>
            <dd className="font-semibold break-all select-all">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Button onClick={() => setLogin(null)}>{t('order.hide')}</Button>
      </div>
    </>
  )
}
